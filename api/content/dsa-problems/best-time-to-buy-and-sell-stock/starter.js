/**
 * Return the largest profit of buying once and selling on a later day.
 *
 * Return 0 if no trade makes a profit. maxProfit([2, 7, 1]) is 5.
 * @param {number[]} prices
 * @returns {number}
 */
function maxProfit(prices) {
}

console.log(maxProfit([8, 3, 6, 2, 5, 9, 4]));
