function pacificAtlantic(heights) {
  const lastRow = heights.length - 1;
  const lastColumn = heights[0].length - 1;
  const cells = heights.flatMap((line, row) => line.map((_, column) => [row, column]));
  const pacific = uphill(
    cells.filter(([row, column]) => row === 0 || column === 0),
    heights,
  );
  const atlantic = uphill(
    cells.filter(([row, column]) => row === lastRow || column === lastColumn),
    heights,
  );
  return cells.filter(([row, column]) => pacific[row][column] && atlantic[row][column]);
}

function uphill(coast, heights) {
  const reached = heights.map((row) => row.map(() => false));
  for (const [row, column] of coast) reached[row][column] = true;
  const stack = [...coast];
  while (stack.length > 0) {
    const [row, column] = stack.pop();
    for (const [down, right] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const [nextRow, nextColumn] = [row + down, column + right];
      const height = heights[nextRow]?.[nextColumn];
      if (height === undefined || reached[nextRow][nextColumn]) continue;
      if (height < heights[row][column]) continue;
      reached[nextRow][nextColumn] = true;
      stack.push([nextRow, nextColumn]);
    }
  }
  return reached;
}

console.log(
  pacificAtlantic([
    [1, 2, 3],
    [8, 9, 4],
    [7, 6, 5],
  ]),
);
