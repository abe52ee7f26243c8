function countIslands(grid) {
  const cells = grid.map((row) => [...row]);
  const sink = (startRow, startColumn) => {
    const stack = [[startRow, startColumn]];
    while (stack.length > 0) {
      const [row, column] = stack.pop();
      if (cells[row]?.[column] !== '1') continue;
      cells[row][column] = '0';
      stack.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
    }
  };
  let islands = 0;
  cells.forEach((line, row) => {
    line.forEach((_, column) => {
      if (cells[row][column] !== '1') return;
      islands += 1;
      sink(row, column);
    });
  });
  return islands;
}

console.log(countIslands(['11000', '11010', '00010', '10000']));
