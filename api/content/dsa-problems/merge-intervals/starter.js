/**
 * Return the intervals in ascending order with overlapping ones merged.
 *
 * Intervals that share only an end overlap.
 * merge([[5, 6], [1, 3], [2, 4]]) is [[1, 4], [5, 6]].
 * @param {number[][]} intervals
 * @returns {number[][]}
 */
function merge(intervals) {
}

console.log(
  merge([
    [6, 9],
    [1, 3],
    [2, 5],
    [12, 14],
    [9, 10],
  ]),
);
