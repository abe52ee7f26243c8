/**
 * Return the k points that are closest to [0, 0], in any order.
 *
 * kClosest([[2, 2], [0, 1]], 1) is [[0, 1]].
 * @param {number[][]} points
 * @param {number} k
 * @returns {number[][]}
 */
function kClosest(points, k) {
}

console.log(
  kClosest(
    [
      [3, 3],
      [-1, 2],
      [5, -1],
      [0, -4],
    ],
    2,
  ),
);
