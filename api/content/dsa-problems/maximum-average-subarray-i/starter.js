/**
 * Return the largest average of k neighbouring numbers.
 *
 * findMaxAverage([1, 4, 2], 2) is 3.
 * @param {number[]} numbers
 * @param {number} k
 * @returns {number}
 */
function findMaxAverage(numbers, k) {
}

console.log(findMaxAverage([1, -1, 7, 2, -5], 4));
