/**
 * Return a table of the lengths of the shortest paths between all cities.
 *
 * A road is [start, end, length], one-way; no path is 1_000_000_000.
 * shortestPaths(2, [[0, 1, 5]]) is [[0, 5], [1_000_000_000, 0]].
 * @param {number} count
 * @param {number[][]} roads
 * @returns {number[][]}
 */
function shortestPaths(count, roads) {
}

console.log(
  shortestPaths(3, [
    [0, 1, 4],
    [0, 2, 9],
    [1, 2, -1],
    [2, 0, 2],
  ]),
);
