/**
 * Set the row and the column of each 0 to 0, in place; return matrix.
 *
 * setZeroes([[0, 1], [2, 3]]) is [[0, 0], [0, 3]].
 * @param {number[][]} matrix
 * @returns {number[][]}
 */
function setZeroes(matrix) {
}

console.log(
  setZeroes([
    [1, 2, 3],
    [4, 0, 6],
    [7, 8, 9],
  ]),
);
