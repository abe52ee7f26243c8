/**
 * Return how many contiguous, non-empty parts of numbers have the sum k.
 *
 * countSubarrays([2, 2, 2], 4) is 2.
 * @param {number[]} numbers
 * @param {number} k
 * @returns {number}
 */
function countSubarrays(numbers, k) {
}

console.log(countSubarrays([3, 4, -7, 1, 6], 7));
