function largestIsland(grid) {
  const land = grid.map((row) => [...row]);
  let largest = 0;
  for (const [row, cells] of land.entries()) {
    for (let column = 0; column < cells.length; column += 1) {
      if (cells[column] === 1) largest = Math.max(largest, areaFrom(land, row, column));
    }
  }
  return largest;
}

/** The area of an island, which leaves the map so that it's counted once. */
function areaFrom(land, startRow, startColumn) {
  land[startRow][startColumn] = 0;
  const toVisit = [[startRow, startColumn]];
  let area = 0;
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop();
    area += 1;
    for (const [near, beside] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (land[near]?.[beside] !== 1) continue;
      land[near][beside] = 0;
      toVisit.push([near, beside]);
    }
  }
  return area;
}

console.log(
  largestIsland([
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 0, 1, 1],
    [1, 1, 0, 1],
  ]),
);
