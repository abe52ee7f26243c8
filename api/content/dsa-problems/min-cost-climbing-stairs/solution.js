function minCost(costs) {
  let twoBelow = 0;
  let oneBelow = 0;
  for (const cost of costs) {
    [twoBelow, oneBelow] = [oneBelow, cost + Math.min(twoBelow, oneBelow)];
  }
  return Math.min(twoBelow, oneBelow);
}

console.log(minCost([4, 1, 5, 2, 3]));
