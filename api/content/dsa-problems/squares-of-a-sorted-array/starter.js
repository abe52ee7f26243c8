/**
 * Return the squares of the numbers in ascending order.
 *
 * The numbers are ascending. sortedSquares([-3, 1]) is [1, 9].
 * @param {number[]} numbers
 * @returns {number[]}
 */
function sortedSquares(numbers) {
}

console.log(sortedSquares([-6, -1, 2, 3]));
