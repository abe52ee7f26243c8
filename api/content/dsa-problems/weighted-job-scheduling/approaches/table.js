function maxProfit(jobs) {
  const inOrder = [...jobs].sort((a, b) => a[1] - b[1]);
  // The largest total of a plan that ends with each job.
  const totals = [];
  for (const [start, , profit] of inOrder) {
    let most = 0;
    for (const [index, total] of totals.entries()) {
      if (inOrder[index][1] <= start) most = Math.max(most, total);
    }
    totals.push(most + profit);
  }
  return totals.reduce((most, total) => Math.max(most, total));
}

console.log(
  maxProfit([
    [1, 4, 30],
    [3, 6, 50],
    [4, 8, 40],
    [6, 9, 30],
  ]),
);
