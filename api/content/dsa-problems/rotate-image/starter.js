/**
 * Rotate the square matrix by 90 degrees clockwise, in place, and return it.
 *
 * rotate([[1, 2], [3, 4]]) is [[3, 1], [4, 2]].
 * @param {number[][]} matrix
 * @returns {number[][]}
 */
function rotate(matrix) {
}

console.log(
  rotate([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]),
);
