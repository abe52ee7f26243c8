function maxProfit(k, prices) {
  let best = Array(prices.length).fill(0);
  for (let trade = 1; trade <= k; trade += 1) {
    const withOneMore = [0];
    for (let day = 1; day < prices.length; day += 1) {
      let most = withOneMore[day - 1];
      for (let bought = 0; bought < day; bought += 1) {
        most = Math.max(most, best[bought] + prices[day] - prices[bought]);
      }
      withOneMore.push(most);
    }
    best = withOneMore;
  }
  return best.at(-1);
}

console.log(maxProfit(2, [2, 6, 5, 9, 1, 4]));
