/**
 * Return the largest sum of a contiguous, non-empty subarray.
 *
 * maxSubarray([1, -2, 3, 1]) is 4.
 * @param {number[]} numbers
 * @returns {number}
 */
function maxSubarray(numbers) {
}

console.log(maxSubarray([3, -5, 4, -1, 2, -6, 3]));
