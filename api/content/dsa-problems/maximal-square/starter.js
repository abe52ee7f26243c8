/**
 * Return the area of the largest square of ones.
 *
 * maximalSquare(['110', '111']) is 4.
 * @param {string[]} grid
 * @returns {number}
 */
function maximalSquare(grid) {
}

console.log(maximalSquare(['0110', '1111', '1111', '0011']));
