/**
 * Return the lowest cost at which all points are connected.
 *
 * Connecting two points costs |x1 - x2| + |y1 - y2|.
 * connectionCost([[0, 0], [3, 4], [1, 0]]) is 7.
 * @param {number[][]} points
 * @returns {number}
 */
function connectionCost(points) {
}

console.log(
  connectionCost([
    [0, 0],
    [2, 1],
    [5, 1],
    [2, 6],
    [6, 4],
  ]),
);
