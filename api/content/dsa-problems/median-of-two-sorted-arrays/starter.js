/**
 * Return the median of all numbers in two sorted arrays.
 *
 * median([1, 5], [2]) is 2, median([1, 5], [2, 4]) is 3.
 * @param {number[]} first
 * @param {number[]} second
 * @returns {number}
 */
function median(first, second) {
}

console.log(median([2, 7, 9], [1, 3, 8, 12]));
