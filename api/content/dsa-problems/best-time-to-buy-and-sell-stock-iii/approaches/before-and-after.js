function maxProfit(prices) {
  const bestUntil = [];
  let lowest = prices[0];
  let best = 0;
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    best = Math.max(best, price - lowest);
    bestUntil.push(best);
  }

  let highest = prices.at(-1);
  let bestFrom = 0;
  let most = 0;
  for (let day = prices.length - 1; day >= 0; day -= 1) {
    highest = Math.max(highest, prices[day]);
    bestFrom = Math.max(bestFrom, highest - prices[day]);
    most = Math.max(most, bestUntil[day] + bestFrom);
  }
  return most;
}

console.log(maxProfit([4, 7, 1, 5, 3, 8]));
