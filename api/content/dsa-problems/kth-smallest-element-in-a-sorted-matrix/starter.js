/**
 * Return the k-th smallest element of a matrix with sorted rows and columns.
 *
 * k counts from 1. kthSmallest([[1, 4], [2, 5]], 3) is 4.
 * @param {number[][]} matrix
 * @param {number} k
 * @returns {number}
 */
function kthSmallest(matrix, k) {
}

const matrix = [
  [2, 6, 9],
  [3, 6, 14],
  [8, 10, 15],
];

console.log(kthSmallest(matrix, 4));
