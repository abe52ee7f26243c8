/**
 * Return the k-th largest number; equal numbers count separately.
 *
 * kthLargest([3, 9, 5], 2) is 5.
 * @param {number[]} numbers
 * @param {number} k
 * @returns {number}
 */
function kthLargest(numbers, k) {
}

console.log(kthLargest([6, 2, 9, 4, 9, 1], 3));
