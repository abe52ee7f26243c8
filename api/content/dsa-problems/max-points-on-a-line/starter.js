/**
 * Return the largest number of points that lie on one straight line.
 *
 * Each point is [x, y]. maxPoints([[0, 0], [1, 1], [1, 2]]) is 2.
 * @param {number[][]} points
 * @returns {number}
 */
function maxPoints(points) {
}

console.log(
  maxPoints([
    [0, 1],
    [1, 3],
    [2, 2],
    [2, 5],
    [4, 3],
    [6, 4],
  ]),
);
