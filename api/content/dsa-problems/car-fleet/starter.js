/**
 * Return the number of fleets that arrive at target.
 *
 * A car that catches up with a slower one follows it, even if it does so
 * only at target. carFleet(10, [0, 5], [2, 1]) is 1.
 * @param {number} target
 * @param {number[]} positions
 * @param {number[]} speeds
 * @returns {number}
 */
function carFleet(target, positions, speeds) {
}

console.log(carFleet(20, [14, 10, 4, 8, 0], [2, 5, 4, 1, 3]));
