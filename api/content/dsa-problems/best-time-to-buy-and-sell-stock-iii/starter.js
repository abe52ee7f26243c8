/**
 * Return the maximum profit of at most two trades, one after the other.
 *
 * maxProfit([1, 5, 3, 8]) is 9.
 * @param {number[]} prices
 * @returns {number}
 */
function maxProfit(prices) {
}

console.log(maxProfit([4, 7, 1, 5, 3, 8]));
