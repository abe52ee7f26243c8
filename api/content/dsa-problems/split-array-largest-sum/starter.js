/**
 * Return the smallest possible largest sum of k parts next to each other.
 *
 * splitArray([4, 1, 5], 2) is 5.
 * @param {number[]} numbers
 * @param {number} k
 * @returns {number}
 */
function splitArray(numbers, k) {
}

console.log(splitArray([6, 3, 5, 2, 8], 3));
