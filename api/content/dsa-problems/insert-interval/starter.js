/**
 * Return the sorted intervals with added inserted and merged.
 *
 * Intervals that share only an end overlap.
 * insert([[1, 2], [6, 8]], [2, 4]) is [[1, 4], [6, 8]].
 * @param {number[][]} intervals
 * @param {number[]} added
 * @returns {number[][]}
 */
function insert(intervals, added) {
}

console.log(
  insert(
    [
      [1, 2],
      [4, 6],
      [8, 9],
      [12, 15],
    ],
    [5, 8],
  ),
);
