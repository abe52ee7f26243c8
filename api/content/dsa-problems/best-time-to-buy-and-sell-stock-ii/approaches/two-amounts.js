function maxProfit(prices) {
  let free = 0;
  let held = -prices[0];
  for (const price of prices) {
    free = Math.max(free, held + price);
    held = Math.max(held, free - price);
  }
  return free;
}

console.log(maxProfit([4, 9, 6, 7, 3, 8]));
