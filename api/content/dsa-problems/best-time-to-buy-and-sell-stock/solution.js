function maxProfit(prices) {
  let lowest = Infinity;
  let best = 0;
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    best = Math.max(best, price - lowest);
  }
  return best;
}

console.log(maxProfit([8, 3, 6, 2, 5, 9, 4]));
