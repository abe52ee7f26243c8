function maxProfit(prices) {
  const bestFrom = new Array(prices.length + 2).fill(0);
  for (let bought = prices.length - 1; bought >= 0; bought -= 1) {
    let best = bestFrom[bought + 1];
    for (let sold = bought + 1; sold < prices.length; sold += 1) {
      best = Math.max(best, prices[sold] - prices[bought] + bestFrom[sold + 2]);
    }
    bestFrom[bought] = best;
  }
  return bestFrom[0];
}

console.log(maxProfit([2, 5, 1, 3, 6]));
