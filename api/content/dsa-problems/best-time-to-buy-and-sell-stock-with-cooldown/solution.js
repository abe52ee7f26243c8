function maxProfit(prices) {
  let [holding, sold, free] = [-prices[0], 0, 0];
  for (const price of prices.slice(1)) {
    [holding, sold, free] = [
      Math.max(holding, free - price),
      holding + price,
      Math.max(free, sold),
    ];
  }
  return Math.max(sold, free);
}

console.log(maxProfit([2, 5, 1, 3, 6]));
