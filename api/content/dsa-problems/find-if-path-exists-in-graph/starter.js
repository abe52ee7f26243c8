/**
 * Return true if a path leads from source to target.
 *
 * Each edge joins two of the nodes 0 to n - 1 in both directions.
 * @param {number} n
 * @param {number[][]} edges
 * @param {number} source
 * @param {number} target
 * @returns {boolean}
 */
function hasPath(n, edges, source, target) {
}

const edges = [
  [0, 3],
  [3, 5],
  [1, 4],
];
console.log(hasPath(6, edges, 5, 0));
