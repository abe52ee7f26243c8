/**
 * Return true if the undirected graph is connected and has no cycle.
 *
 * Its nodes are 0 to count - 1. isTree(3, [[0, 1], [1, 2]]) is true.
 * @param {number} count
 * @param {number[][]} edges
 * @returns {boolean}
 */
function isTree(count, edges) {
}

console.log(
  isTree(5, [
    [0, 1],
    [0, 2],
    [2, 3],
    [2, 4],
  ]),
);
