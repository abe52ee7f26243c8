const EMPTY = 2 ** 31 - 1;

function wallsAndGates(rooms) {
  const queue = rooms.flatMap((line, row) =>
    line.flatMap((room, column) => (room === 0 ? [[row, column]] : [])),
  );
  // The loop also meets what is added meanwhile.
  for (const [row, column] of queue) {
    const steps = rooms[row][column] + 1;
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (rooms[r]?.[c] !== EMPTY) continue;
      rooms[r][c] = steps;
      queue.push([r, c]);
    }
  }
  return rooms;
}

console.log(
  wallsAndGates([
    [0, EMPTY, -1],
    [EMPTY, EMPTY, EMPTY],
  ]),
);
