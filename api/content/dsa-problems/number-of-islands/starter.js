/**
 * Return the number of islands: groups of "1" that are connected by sides.
 *
 * countIslands(["101", "100"]) is 2.
 * @param {string[]} grid
 * @returns {number}
 */
function countIslands(grid) {
}

console.log(countIslands(['11000', '11010', '00010', '10000']));
