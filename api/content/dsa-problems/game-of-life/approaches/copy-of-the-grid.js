function nextRound(cells) {
  const old = cells.map((row) => [...row]);
  const steps = [-1, 0, 1];
  for (const [row, line] of cells.entries()) {
    for (const column of line.keys()) {
      let living = -old[row][column];
      for (const down of steps) {
        for (const right of steps) living += old[row + down]?.[column + right] ?? 0;
      }
      line[column] = living === 3 || (living === 2 && old[row][column] === 1) ? 1 : 0;
    }
  }
  return cells;
}

console.log(
  nextRound([
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]),
);
