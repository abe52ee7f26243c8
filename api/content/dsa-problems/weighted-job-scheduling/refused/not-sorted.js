function maxProfit(jobs) {
  const totals = [];
  for (const [start, , profit] of jobs) {
    let most = 0;
    for (const [index, total] of totals.entries()) {
      if (jobs[index][1] <= start) most = Math.max(most, total);
    }
    totals.push(most + profit);
  }
  return Math.max(...totals);
}
