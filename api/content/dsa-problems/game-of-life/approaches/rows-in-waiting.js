function nextRound(cells) {
  const nothing = cells[0].map(() => 0);
  let above = nothing;
  for (const [row, line] of cells.entries()) {
    const current = [...line];
    const below = cells[row + 1] ?? nothing;
    for (const column of line.keys()) {
      let living = -current[column];
      for (const old of [above, current, below]) {
        for (let x = column - 1; x <= column + 1; x += 1) living += old[x] ?? 0;
      }
      line[column] = living === 3 || (living === 2 && current[column] === 1) ? 1 : 0;
    }
    above = current;
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
