/**
 * Return the longest run of ones after turning up to k zeros.
 *
 * longestOnes([0, 1, 0, 1], 1) is 3.
 * @param {number[]} bits
 * @param {number} k
 * @returns {number}
 */
function longestOnes(bits, k) {
}

console.log(longestOnes([1, 0, 1, 1, 0, 0, 1, 1, 1], 1));
