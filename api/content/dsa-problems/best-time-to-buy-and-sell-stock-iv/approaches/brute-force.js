function maxProfit(k, prices) {
  let best = 0;
  const plans = [[0, k, false, 0]];
  while (plans.length > 0) {
    const [day, trades, holding, amount] = plans.pop();
    if (!holding) best = Math.max(best, amount);
    if (day === prices.length) continue;
    plans.push([day + 1, trades, holding, amount]);
    if (holding) plans.push([day + 1, trades, false, amount + prices[day]]);
    else if (trades > 0) plans.push([day + 1, trades - 1, true, amount - prices[day]]);
  }
  return best;
}

console.log(maxProfit(2, [2, 6, 5, 9, 1, 4]));
