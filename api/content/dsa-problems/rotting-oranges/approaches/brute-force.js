const FRESH = 1;
const ROTTEN = 2;

function minutesToRot(grid) {
  let box = grid;
  let minutes = 0;
  while (box.some((row) => row.includes(FRESH))) {
    const before = box;
    const rots = (orange, row, column) => orange === FRESH && touchesRotten(before, row, column);
    box = before.map((oranges, row) =>
      oranges.map((orange, column) => (rots(orange, row, column) ? ROTTEN : orange)),
    );
    if (String(box) === String(before)) return -1;
    minutes += 1;
  }
  return minutes;
}

function touchesRotten(box, row, column) {
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ].some(([near, beside]) => box[near]?.[beside] === ROTTEN);
}

console.log(
  minutesToRot([
    [2, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ]),
);
