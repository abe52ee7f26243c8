function countIslands(grid) {
  const visited = [];
  let islands = 0;
  for (const [row, cells] of grid.entries()) {
    for (let column = 0; column < cells.length; column += 1) {
      if (cells[column] === '0' || visited.includes(row * cells.length + column)) continue;
      islands += 1;
      visitIsland(grid, row, column, visited);
    }
  }
  return islands;
}

function visitIsland(grid, startRow, startColumn, visited) {
  const toVisit = [[startRow, startColumn]];
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    const cell = row * grid[0].length + column;
    if (grid[row]?.[column] !== '1' || visited.includes(cell)) continue;
    visited.push(cell);
    toVisit.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
}

console.log(countIslands(['11000', '11010', '00010', '10000']));
