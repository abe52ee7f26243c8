/**
 * Return the maximum profit of at most k trades, one after the other.
 *
 * maxProfit(2, [3, 8, 4, 6, 1, 5]) is 9.
 * @param {number} k
 * @param {number[]} prices
 * @returns {number}
 */
function maxProfit(k, prices) {
}

console.log(maxProfit(2, [2, 6, 5, 9, 1, 4]));
