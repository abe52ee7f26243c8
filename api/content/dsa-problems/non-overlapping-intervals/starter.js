/**
 * Return the fewest intervals to remove so that no others overlap.
 *
 * Intervals that share only an end don't overlap.
 * eraseOverlaps([[1, 4], [2, 3]]) is 1.
 * @param {number[][]} intervals
 * @returns {number}
 */
function eraseOverlaps(intervals) {
}

console.log(
  eraseOverlaps([
    [1, 5],
    [2, 3],
    [3, 4],
    [4, 6],
  ]),
);
