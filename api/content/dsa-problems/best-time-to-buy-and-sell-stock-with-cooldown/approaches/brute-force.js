function maxProfit(prices) {
  let best = 0;
  const plans = [[0, false, 0]]; // next day, whether a share is held, amount
  while (plans.length > 0) {
    const [day, holding, amount] = plans.pop();
    if (day >= prices.length) {
      best = Math.max(best, amount);
      continue;
    }
    plans.push([day + 1, holding, amount]);
    if (holding) plans.push([day + 2, false, amount + prices[day]]);
    else plans.push([day + 1, true, amount - prices[day]]);
  }
  return best;
}

console.log(maxProfit([2, 5, 1, 3, 6]));
