/**
 * Return the number of paths from the top left to the bottom right.
 *
 * Each step leads down or to the right. uniquePaths(2, 2) is 2.
 * @param {number} rows
 * @param {number} columns
 * @returns {number}
 */
function uniquePaths(rows, columns) {
}

console.log(uniquePaths(3, 4));
