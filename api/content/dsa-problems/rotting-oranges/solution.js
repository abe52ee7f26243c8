const FRESH = 1;
const ROTTEN = 2;

function minutesToRot(grid) {
  const box = grid.map((row) => [...row]);
  const cells = box.flatMap((oranges, row) => oranges.map((_, column) => [row, column]));
  let fresh = cells.filter(([row, column]) => box[row][column] === FRESH).length;
  let newlyRotten = cells.filter(([row, column]) => box[row][column] === ROTTEN);
  let minutes = 0;
  while (fresh > 0 && newlyRotten.length > 0) {
    minutes += 1;
    const neighbours = newlyRotten.flatMap(([row, column]) => [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]);
    newlyRotten = [];
    for (const [row, column] of neighbours) {
      if (box[row]?.[column] !== FRESH) continue;
      box[row][column] = ROTTEN;
      fresh -= 1;
      newlyRotten.push([row, column]);
    }
  }
  return fresh > 0 ? -1 : minutes;
}

console.log(
  minutesToRot([
    [2, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ]),
);
