/**
 * Return the smallest sum on a way from the top left to the bottom right.
 *
 * Steps go to the right or down. minPathSum([[1, 5], [2, 3]]) is 6.
 * @param {number[][]} grid
 * @returns {number}
 */
function minPathSum(grid) {
}

console.log(
  minPathSum([
    [2, 8, 1],
    [3, 4, 9],
    [7, 1, 2],
  ]),
);
