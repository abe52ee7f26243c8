/**
 * Return the size of the smallest interval that contains each query.
 *
 * Both ends belong to an interval; -1 means that none contains the query.
 * minIntervals([[1, 4], [2, 3]], [4, 2, 5]) is [4, 2, -1].
 * @param {number[][]} intervals
 * @param {number[]} queries
 * @returns {number[]}
 */
function minIntervals(intervals, queries) {
}

console.log(
  minIntervals(
    [
      [1, 6],
      [2, 3],
      [3, 8],
    ],
    [2, 4, 8, 9],
  ),
);
