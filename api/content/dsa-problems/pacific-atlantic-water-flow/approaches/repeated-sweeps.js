function pacificAtlantic(heights) {
  const lastRow = heights.length - 1;
  const lastColumn = heights[0].length - 1;
  const cells = heights.flatMap((line, row) => line.map((_, column) => [row, column]));
  const pacific = heights.map((line, row) => line.map((_, column) => row === 0 || column === 0));
  const atlantic = heights.map((line, row) =>
    line.map((_, column) => row === lastRow || column === lastColumn),
  );
  for (const reached of [pacific, atlantic]) {
    while (sweep(cells, reached, heights));
  }
  return cells.filter(([row, column]) => pacific[row][column] && atlantic[row][column]);
}

/** Adds cells whose water flows into those reached; says whether any were. */
function sweep(cells, reached, heights) {
  let changed = false;
  for (const [row, column] of cells) {
    if (reached[row][column]) continue;
    for (const [near, beside] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      if (reached[near]?.[beside] && heights[near][beside] <= heights[row][column]) {
        reached[row][column] = true;
        changed = true;
      }
    }
  }
  return changed;
}

console.log(
  pacificAtlantic([
    [1, 2, 3],
    [8, 9, 4],
    [7, 6, 5],
  ]),
);
