function pacificAtlantic(heights) {
  const cells = heights.flatMap((line, row) => line.map((_, column) => [row, column]));
  return cells.filter((cell) => reachesBoth(cell, heights));
}

function reachesBoth(start, heights) {
  const lastRow = heights.length - 1;
  const lastColumn = heights[0].length - 1;
  const seen = heights.map((line) => line.map(() => false));
  seen[start[0]][start[1]] = true;
  const stack = [start];
  let pacific = false;
  let atlantic = false;
  while (stack.length > 0) {
    const [row, column] = stack.pop();
    if (row === 0 || column === 0) pacific = true;
    if (row === lastRow || column === lastColumn) atlantic = true;
    for (const [near, beside] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      // Outside of the matrix, the height is undefined, and the comparison false.
      if (heights[near]?.[beside] <= heights[row][column] && !seen[near][beside]) {
        seen[near][beside] = true;
        stack.push([near, beside]);
      }
    }
  }
  return pacific && atlantic;
}

console.log(
  pacificAtlantic([
    [1, 2, 3],
    [8, 9, 4],
    [7, 6, 5],
  ]),
);
