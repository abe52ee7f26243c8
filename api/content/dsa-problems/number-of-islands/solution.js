function countIslands(grid) {
  const cells = grid.map((row) => [...row]);
  let islands = 0;
  for (const [row, line] of cells.entries()) {
    for (let column = 0; column < line.length; column += 1) {
      if (line[column] !== '1') continue;
      islands += 1;
      sink(cells, row, column);
    }
  }
  return islands;
}

/** Turns an island into water, so that it's counted once. */
function sink(cells, startRow, startColumn) {
  cells[startRow][startColumn] = '0';
  const toVisit = [[startRow, startColumn]];
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    for (const [near, beside] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (cells[near]?.[beside] !== '1') continue;
      cells[near][beside] = '0';
      toVisit.push([near, beside]);
    }
  }
}

console.log(countIslands(['11000', '11010', '00010', '10000']));
