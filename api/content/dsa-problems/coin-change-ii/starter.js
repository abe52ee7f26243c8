/**
 * Return in how many ways coins add up to amount, in any order.
 *
 * Each coin may be used any number of times. countWays([1, 2], 3) is 2.
 * @param {number[]} coins
 * @param {number} amount
 * @returns {number}
 */
function countWays(coins, amount) {
}

console.log(countWays([1, 2, 5], 6));
