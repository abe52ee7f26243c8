/**
 * Return true if two groups exist with every edge between them.
 *
 * neighbours[i] holds the nodes that have an edge to node i.
 * isBipartite([[1, 2], [0, 2], [0, 1]]) is false.
 * @param {number[][]} neighbours
 * @returns {boolean}
 */
function isBipartite(neighbours) {
}

console.log(
  isBipartite([
    [1, 3],
    [0, 2],
    [1, 3],
    [0, 2],
  ]),
);
