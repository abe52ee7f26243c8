/**
 * Return all numbers in spiral order: clockwise from the top left, inwards.
 *
 * spiralOrder([[1, 2], [3, 4]]) is [1, 2, 4, 3].
 * @param {number[][]} matrix
 * @returns {number[]}
 */
function spiralOrder(matrix) {
}

console.log(
  spiralOrder([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ]),
);
