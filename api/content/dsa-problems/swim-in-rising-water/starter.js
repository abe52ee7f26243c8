/**
 * Return the earliest time to get from the top left to the bottom right.
 *
 * At time t, all cells of height t or less are under water.
 * earliestArrival([[0, 3], [2, 1]]) is 2.
 * @param {number[][]} heights
 * @returns {number}
 */
function earliestArrival(heights) {
}

console.log(
  earliestArrival([
    [1, 6, 7],
    [2, 9, 3],
    [4, 8, 5],
  ]),
);
