/**
 * Return each cell's distance to the nearest 0.
 *
 * One step leads to a cell above, below, to the left or to the right.
 * nearestZeros([[0, 1, 1]]) is [[0, 1, 2]].
 * @param {number[][]} matrix
 * @returns {number[][]}
 */
function nearestZeros(matrix) {
}

console.log(
  nearestZeros([
    [0, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 0],
  ]),
);
