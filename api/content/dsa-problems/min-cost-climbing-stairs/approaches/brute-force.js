function minCost(costs) {
  let cheapest = Infinity;
  const ways = [
    [0, 0],
    [1, 0],
  ]; // step and what has been paid below it
  while (ways.length > 0) {
    const [step, paidBelow] = ways.pop();
    if (step >= costs.length) {
      cheapest = Math.min(cheapest, paidBelow);
    } else {
      const paid = paidBelow + costs[step];
      ways.push([step + 1, paid], [step + 2, paid]);
    }
  }
  return cheapest;
}

console.log(minCost([4, 1, 5, 2, 3]));
