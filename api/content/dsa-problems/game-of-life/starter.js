/**
 * Change the grid into that of the next round and return it.
 *
 * A living cell needs two or three living neighbours, a new one three.
 * @param {number[][]} cells
 * @returns {number[][]}
 */
function nextRound(cells) {
}

console.log(
  nextRound([
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]),
);
