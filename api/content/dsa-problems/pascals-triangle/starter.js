/**
 * Return the first rowCount rows of Pascal's triangle.
 *
 * generate(2) is [[1], [1, 1]].
 * @param {number} rowCount
 * @returns {number[][]}
 */
function generate(rowCount) {
}

console.log(generate(4));
