function nextRound(cells) {
  const height = cells.length;
  const width = cells[0].length;

  const livingNeighbours = (row, column) => {
    let living = 0;
    for (let y = Math.max(0, row - 1); y < Math.min(height, row + 2); y += 1) {
      for (let x = Math.max(0, column - 1); x < Math.min(width, column + 2); x += 1) {
        if (y !== row || x !== column) living += cells[y][x] & 1;
      }
    }
    return living;
  };

  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const living = livingNeighbours(row, column);
      // The new state is the second bit.
      if (living === 3 || (living === 2 && cells[row][column] & 1)) cells[row][column] |= 2;
    }
  }
  for (const line of cells) {
    for (let column = 0; column < width; column += 1) line[column] >>= 1;
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
