/**
 * Return true if no two meetings [start, end] overlap.
 *
 * One may start when another ends.
 * canAttendAll([[1, 3], [2, 4]]) is false.
 * @param {number[][]} meetings
 * @returns {boolean}
 */
function canAttendAll(meetings) {
}

console.log(
  canAttendAll([
    [60, 90],
    [15, 45],
    [45, 60],
  ]),
);
