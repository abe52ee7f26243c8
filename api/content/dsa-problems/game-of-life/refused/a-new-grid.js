function nextRound(cells) {
  const steps = [-1, 0, 1];
  return cells.map((line, row) =>
    line.map((cell, column) => {
      let living = -cell;
      for (const down of steps) {
        for (const right of steps) living += cells[row + down]?.[column + right] ?? 0;
      }
      return living === 3 || (living === 2 && cell === 1) ? 1 : 0;
    }),
  );
}
