/**
 * Return the largest total profit of any number of trades.
 *
 * You hold at most one share at a time. maxProfit([1, 5, 2, 6]) is 8.
 * @param {number[]} prices
 * @returns {number}
 */
function maxProfit(prices) {
}

console.log(maxProfit([4, 9, 6, 7, 3, 8]));
