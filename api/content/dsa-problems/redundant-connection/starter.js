/**
 * Return the last edge that can be removed so that a tree is left.
 *
 * The nodes are 1 to edges.length.
 * redundantConnection([[1, 2], [1, 3], [2, 3]]) is [2, 3].
 * @param {number[][]} edges
 * @returns {number[]}
 */
function redundantConnection(edges) {
}

console.log(
  redundantConnection([
    [1, 2],
    [2, 3],
    [3, 4],
    [2, 4],
    [4, 5],
  ]),
);
