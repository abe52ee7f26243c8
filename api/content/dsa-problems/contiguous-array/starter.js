/**
 * Return the length of the longest run with as many zeros as ones.
 *
 * findMaxLength([0, 1, 1]) is 2.
 * @param {number[]} bits
 * @returns {number}
 */
function findMaxLength(bits) {
}

console.log(findMaxLength([1, 1, 1, 0, 1, 0, 0]));
