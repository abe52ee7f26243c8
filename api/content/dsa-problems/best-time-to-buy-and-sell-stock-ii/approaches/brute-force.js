function maxProfit(prices) {
  const nights = prices.length - 1;
  let best = 0;
  for (let plan = 0; plan < 2 ** nights; plan += 1) {
    let profit = 0;
    let holds = false;
    for (const [day, price] of prices.entries()) {
      const keeps = Math.floor(plan / 2 ** day) % 2 === 1;
      if (keeps && !holds) profit -= price;
      else if (holds && !keeps) profit += price;
      holds = keeps;
    }
    best = Math.max(best, profit);
  }
  return best;
}

console.log(maxProfit([4, 9, 6, 7, 3, 8]));
