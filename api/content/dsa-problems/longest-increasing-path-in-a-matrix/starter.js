/**
 * Return how many cells the longest increasing path has.
 *
 * A step leads up, down, left or right to a larger number.
 * longestIncreasingPath([[1, 2], [4, 3]]) is 4.
 * @param {number[][]} matrix
 * @returns {number}
 */
function longestIncreasingPath(matrix) {
}

console.log(
  longestIncreasingPath([
    [7, 8, 3],
    [6, 1, 4],
    [2, 9, 5],
  ]),
);
