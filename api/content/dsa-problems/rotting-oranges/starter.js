/**
 * Return the minutes after which no orange is fresh any more.
 *
 * 0 is empty, 1 fresh, 2 rotten. -1 means that some stay fresh.
 * minutesToRot([[2, 1, 1]]) is 2, minutesToRot([[2, 0, 1]]) is -1.
 * @param {number[][]} grid
 * @returns {number}
 */
function minutesToRot(grid) {
}

console.log(
  minutesToRot([
    [2, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ]),
);
