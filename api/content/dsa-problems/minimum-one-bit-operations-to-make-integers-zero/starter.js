/**
 * Return the fewest operations that turn number into 0.
 *
 * One flips the lowest bit; another flips the bit to the left of the lowest 1.
 * minimumOperations(3) is 2, since 3 becomes 1, and 1 becomes 0.
 * @param {number} number
 * @returns {number}
 */
function minimumOperations(number) {
}

console.log(minimumOperations(5));
