function maxProfit(prices) {
  // The most money you can have after each of the four actions.
  let [firstBought, firstSold] = [-prices[0], 0];
  let [secondBought, secondSold] = [-prices[0], 0];
  for (const price of prices) {
    firstBought = Math.max(firstBought, -price);
    firstSold = Math.max(firstSold, firstBought + price);
    secondBought = Math.max(secondBought, firstSold - price);
    secondSold = Math.max(secondSold, secondBought + price);
  }
  return secondSold;
}

console.log(maxProfit([4, 7, 1, 5, 3, 8]));
