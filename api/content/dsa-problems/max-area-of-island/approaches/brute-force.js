function largestIsland(grid) {
  const areas = grid.flatMap((cells, row) => cells.map((_, column) => areaFrom(grid, row, column)));
  return areas.reduce((one, other) => Math.max(one, other));
}

function areaFrom(grid, startRow, startColumn) {
  const seen = new Set();
  const toVisit = [[startRow, startColumn]];
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    const cell = row * grid[0].length + column;
    if (grid[row]?.[column] !== 1 || seen.has(cell)) continue;
    seen.add(cell);
    toVisit.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
  return seen.size;
}

console.log(
  largestIsland([
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 0, 1, 1],
    [1, 1, 0, 1],
  ]),
);
