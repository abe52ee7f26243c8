function maxProfit(prices) {
  let profit = 0;
  for (let day = 1; day < prices.length; day += 1) {
    profit += Math.max(0, prices[day] - prices[day - 1]);
  }
  return profit;
}

console.log(maxProfit([4, 9, 6, 7, 3, 8]));
