function maxProfit(prices) {
  const highestFrom = [...prices];
  for (let day = prices.length - 2; day >= 0; day -= 1) {
    highestFrom[day] = Math.max(prices[day], highestFrom[day + 1]);
  }
  let best = 0;
  for (const [day, price] of prices.entries()) {
    best = Math.max(best, highestFrom[day] - price);
  }
  return best;
}

console.log(maxProfit([8, 3, 6, 2, 5, 9, 4]));
