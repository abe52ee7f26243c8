function minCost(costs) {
  const fromStep = new Array(costs.length + 2).fill(0);
  for (let step = costs.length - 1; step >= 0; step -= 1) {
    fromStep[step] = costs[step] + Math.min(fromStep[step + 1], fromStep[step + 2]);
  }
  return Math.min(fromStep[0], fromStep[1]);
}

console.log(minCost([4, 1, 5, 2, 3]));
