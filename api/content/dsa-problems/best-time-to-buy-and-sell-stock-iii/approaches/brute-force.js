function maxProfit(prices) {
  const bestTrade = (first, last) => {
    let lowest = prices[first];
    let best = 0;
    for (let day = first + 1; day <= last; day += 1) {
      lowest = Math.min(lowest, prices[day]);
      best = Math.max(best, prices[day] - lowest);
    }
    return best;
  };

  let best = 0;
  for (let day = 0; day < prices.length; day += 1) {
    best = Math.max(best, bestTrade(0, day) + bestTrade(day, prices.length - 1));
  }
  return best;
}

console.log(maxProfit([4, 7, 1, 5, 3, 8]));
