const EMPTY = 2 ** 31 - 1;

function wallsAndGates(rooms) {
  for (const [row, line] of rooms.entries()) {
    for (const [column, room] of line.entries()) {
      if (room === EMPTY) line[column] = stepsToGate(rooms, row, column);
    }
  }
  return rooms;
}

function stepsToGate(rooms, startRow, startColumn) {
  const seen = rooms.map((line) => line.map((room) => room === -1));
  seen[startRow][startColumn] = true;
  let level = [[startRow, startColumn]];
  for (let steps = 0; level.length > 0; steps += 1) {
    const following = [];
    for (const [row, column] of level) {
      if (rooms[row][column] === 0) return steps;
      for (const [r, c] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ]) {
        if (seen[r]?.[c] !== false) continue;
        seen[r][c] = true;
        following.push([r, c]);
      }
    }
    level = following;
  }
  return EMPTY;
}

console.log(
  wallsAndGates([
    [0, EMPTY, -1],
    [EMPTY, EMPTY, EMPTY],
  ]),
);
