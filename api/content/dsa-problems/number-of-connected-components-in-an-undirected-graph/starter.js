/**
 * Return the number of connected components of an undirected graph.
 *
 * Its nodes are 0 to count - 1. countComponents(3, [[0, 2]]) is 2.
 * @param {number} count
 * @param {number[][]} edges
 * @returns {number}
 */
function countComponents(count, edges) {
}

console.log(
  countComponents(6, [
    [0, 1],
    [1, 2],
    [3, 4],
  ]),
);
