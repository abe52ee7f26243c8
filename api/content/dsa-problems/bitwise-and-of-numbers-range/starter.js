/**
 * Return the bitwise AND of all integers from low to high, both included.
 *
 * rangeBitwiseAnd(6, 7) is 6.
 * @param {number} low
 * @param {number} high
 * @returns {number}
 */
function rangeBitwiseAnd(low, high) {
}

console.log(rangeBitwiseAnd(20, 23));
