/**
 * Return the number of ones in binary for each of 0, 1, ..., n.
 *
 * countBits(3) is [0, 1, 1, 2].
 * @param {number} n
 * @returns {number[]}
 */
function countBits(n) {
}

console.log(countBits(6));
