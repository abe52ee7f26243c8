/**
 * Return the minimum number of rooms for meetings [start, end].
 *
 * A room can be used again in the minute in which a meeting ends.
 * minRooms([[0, 10], [5, 15], [10, 20]]) is 2.
 * @param {number[][]} meetings
 * @returns {number}
 */
function minRooms(meetings) {
}

console.log(
  minRooms([
    [0, 30],
    [5, 10],
    [15, 20],
    [8, 18],
  ]),
);
