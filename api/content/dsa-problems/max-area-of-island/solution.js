function largestIsland(grid) {
  const land = grid.map((row) => [...row]);
  let largest = 0;
  for (let startRow = 0; startRow < land.length; startRow += 1) {
    for (let startColumn = 0; startColumn < land[0].length; startColumn += 1) {
      let area = 0;
      const toVisit = [[startRow, startColumn]];
      while (toVisit.length > 0) {
        const [row, column] = toVisit.pop();
        if (land[row]?.[column] !== 1) continue;
        // Counted cells leave the map.
        land[row][column] = 0;
        area += 1;
        toVisit.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
      }
      largest = Math.max(largest, area);
    }
  }
  return largest;
}

console.log(
  largestIsland([
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 0, 1, 1],
    [1, 1, 0, 1],
  ]),
);
