/**
 * Return the cells whose water reaches both oceans, sorted.
 *
 * The Pacific is at the top and left, the Atlantic at the bottom and
 * right. Water flows to adjacent cells that aren't higher.
 * pacificAtlantic([[1, 2], [1, 1]]) is [[0, 0], [0, 1], [1, 0], [1, 1]].
 * @param {number[][]} heights
 * @returns {number[][]}
 */
function pacificAtlantic(heights) {
}

console.log(
  pacificAtlantic([
    [1, 2, 3],
    [8, 9, 4],
    [7, 6, 5],
  ]),
);
