const EMPTY = 2 ** 31 - 1;

/**
 * Write the distance to the nearest gate into each empty room.
 *
 * 0 is a gate, -1 a wall, EMPTY a room. Change rooms and return it.
 * wallsAndGates([[0, EMPTY, EMPTY, -1]]) is [[0, 1, 2, -1]].
 * @param {number[][]} rooms
 * @returns {number[][]}
 */
function wallsAndGates(rooms) {
}

console.log(
  wallsAndGates([
    [0, EMPTY, -1],
    [EMPTY, EMPTY, EMPTY],
  ]),
);
