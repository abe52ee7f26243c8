/**
 * Return the maximum of each window of k adjacent numbers.
 *
 * maxSlidingWindow([1, 3, 2, 0], 2) is [3, 3, 2].
 * @param {number[]} numbers
 * @param {number} k
 * @returns {number[]}
 */
function maxSlidingWindow(numbers, k) {
}

console.log(maxSlidingWindow([4, 2, 5, 1, 3, 2, 0], 3));
