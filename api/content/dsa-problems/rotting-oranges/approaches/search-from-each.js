const EMPTY = 0;
const FRESH = 1;
const ROTTEN = 2;

function minutesToRot(grid) {
  let minutes = 0;
  for (const [row, oranges] of grid.entries()) {
    for (const [column, orange] of oranges.entries()) {
      if (orange !== FRESH) continue;
      const distance = distanceToRotten(grid, row, column);
      if (distance === -1) return -1;
      minutes = Math.max(minutes, distance);
    }
  }
  return minutes;
}

function distanceToRotten(grid, startRow, startColumn) {
  const seen = grid.map((oranges) => oranges.map((orange) => orange === EMPTY));
  seen[startRow][startColumn] = true;
  let level = [[startRow, startColumn]];
  for (let distance = 0; level.length > 0; distance += 1) {
    if (level.some(([row, column]) => grid[row][column] === ROTTEN)) return distance;
    const neighbours = level.flatMap(([row, column]) => [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]);
    level = [];
    for (const [row, column] of neighbours) {
      // Outside the box, it's undefined.
      if (seen[row]?.[column] !== false) continue;
      seen[row][column] = true;
      level.push([row, column]);
    }
  }
  return -1;
}

console.log(
  minutesToRot([
    [2, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ]),
);
