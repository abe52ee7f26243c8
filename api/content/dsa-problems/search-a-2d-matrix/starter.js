/**
 * Return true if target occurs in the matrix.
 *
 * Its rows ascend, and each begins above the end of the one before.
 * searchMatrix([[1, 2], [5, 9]], 5) is true.
 * @param {number[][]} matrix
 * @param {number} target
 * @returns {boolean}
 */
function searchMatrix(matrix, target) {
}

console.log(
  searchMatrix(
    [
      [1, 4, 7],
      [10, 13, 20],
      [22, 30, 31],
    ],
    13,
  ),
);
