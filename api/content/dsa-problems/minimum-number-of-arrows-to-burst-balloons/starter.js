/**
 * Return the smallest number of arrows that bursts all balloons.
 *
 * An arrow at x bursts each balloon with start <= x <= end.
 * @param {number[][]} balloons
 * @returns {number}
 */
function fewestArrows(balloons) {
}

const balloons = [
  [1, 5],
  [4, 9],
  [11, 14],
  [5, 6],
  [13, 20],
];
console.log(fewestArrows(balloons));
