/**
 * Return the maximum profit of any number of trades, one share at a time.
 *
 * On the day after a sale, nothing can be bought.
 * maxProfit([1, 3, 2, 5]) is 4.
 * @param {number[]} prices
 * @returns {number}
 */
function maxProfit(prices) {
}

console.log(maxProfit([2, 5, 1, 3, 6]));
