/**
 * Return the fewest coins that add up to amount, or -1 if none do.
 *
 * Each coin may be used any number of times. coinChange([2, 5], 9) is 3.
 * @param {number[]} coins
 * @param {number} amount
 * @returns {number}
 */
function coinChange(coins, amount) {
}

console.log(coinChange([1, 4, 5], 8));
