/**
 * Return how many combinations of coins add up to amount.
 *
 * Each coin may be used any number of times. countWays([1, 2], 3) is 2.
 * @param {number[]} coins
 * @param {number} amount
 * @returns {number}
 */
function countWays(coins, amount) {
}

console.log(countWays([1, 2, 5], 6));
