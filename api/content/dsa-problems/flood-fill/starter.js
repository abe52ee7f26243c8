/**
 * Give the area of the pixel at row and column the new colour, and return the picture.
 *
 * floodFill([[1, 1, 0]], 0, 0, 2) is [[2, 2, 0]].
 * @param {number[][]} picture
 * @param {number} row
 * @param {number} column
 * @param {number} colour
 * @returns {number[][]}
 */
function floodFill(picture, row, column, colour) {
}

console.log(
  floodFill(
    [
      [3, 3, 7],
      [3, 7, 3],
      [3, 3, 7],
    ],
    0,
    0,
    5,
  ),
);
