/**
 * Return the number of cells of the largest island, 0 if there is none.
 *
 * 1 is land; islands are connected at the sides of cells, not at corners.
 * largestIsland([[1, 0, 1], [0, 0, 1]]) is 2.
 * @param {number[][]} grid
 * @returns {number}
 */
function largestIsland(grid) {
}

console.log(
  largestIsland([
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 0, 1, 1],
    [1, 1, 0, 1],
  ]),
);
