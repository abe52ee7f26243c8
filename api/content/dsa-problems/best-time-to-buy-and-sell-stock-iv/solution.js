function maxProfit(k, prices) {
  // A trade that earns something takes two days.
  const most = Math.min(k, Math.floor(prices.length / 2));
  const bought = Array(most + 1).fill(-prices[0]);
  const sold = Array(most + 1).fill(0);
  for (const price of prices) {
    for (let trade = 1; trade <= most; trade += 1) {
      bought[trade] = Math.max(bought[trade], sold[trade - 1] - price);
      sold[trade] = Math.max(sold[trade], bought[trade] + price);
    }
  }
  return sold[most];
}

console.log(maxProfit(2, [2, 6, 5, 9, 1, 4]));
