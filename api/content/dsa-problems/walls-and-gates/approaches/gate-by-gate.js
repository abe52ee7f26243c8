const EMPTY = 2 ** 31 - 1;

function wallsAndGates(rooms) {
  for (const [row, line] of rooms.entries()) {
    for (const [column, room] of line.entries()) {
      if (room === 0) spread(rooms, row, column);
    }
  }
  return rooms;
}

function spread(rooms, startRow, startColumn) {
  const queue = [[startRow, startColumn]];
  // The loop also meets what is added meanwhile.
  for (const [row, column] of queue) {
    const steps = rooms[row][column] + 1;
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (rooms[r]?.[c] === undefined || rooms[r][c] <= steps) continue;
      rooms[r][c] = steps;
      queue.push([r, c]);
    }
  }
}

console.log(
  wallsAndGates([
    [0, EMPTY, -1],
    [EMPTY, EMPTY, EMPTY],
  ]),
);
