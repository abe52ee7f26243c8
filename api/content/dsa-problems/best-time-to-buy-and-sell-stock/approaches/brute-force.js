function maxProfit(prices) {
  let best = 0;
  for (let buy = 0; buy < prices.length; buy += 1) {
    for (let sell = buy + 1; sell < prices.length; sell += 1) {
      best = Math.max(best, prices[sell] - prices[buy]);
    }
  }
  return best;
}

console.log(maxProfit([8, 3, 6, 2, 5, 9, 4]));
