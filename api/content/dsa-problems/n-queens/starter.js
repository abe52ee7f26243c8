/**
 * Return all ways to place size queens so that none attacks another.
 *
 * A way is an array of rows, such as ".Q..". nQueens(1) is [["Q"]].
 * @param {number} size
 * @returns {string[][]}
 */
function nQueens(size) {
}

console.log(nQueens(4));
