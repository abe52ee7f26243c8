function maxProfit(jobs) {
  const inOrder = [...jobs].sort((a, b) => a[0] - b[0]);
  let best = 0;
  const plans = [[0, 0, 0]];
  while (plans.length > 0) {
    const [index, freeAt, earned] = plans.pop();
    if (index === inOrder.length) {
      best = Math.max(best, earned);
      continue;
    }
    const [start, end, profit] = inOrder[index];
    plans.push([index + 1, freeAt, earned]);
    if (start >= freeAt) plans.push([index + 1, end, earned + profit]);
  }
  return best;
}

console.log(
  maxProfit([
    [1, 4, 30],
    [3, 6, 50],
    [4, 8, 40],
    [6, 9, 30],
  ]),
);
