function minPathSum(grid) {
  const best = grid[0].map((_, column) => (column === 0 ? 0 : Infinity));
  for (const row of grid) {
    best[0] += row[0];
    for (let column = 1; column < row.length; column += 1) {
      best[column] = row[column] + Math.min(best[column], best[column - 1]);
    }
  }
  return best.at(-1);
}

console.log(
  minPathSum([
    [2, 8, 1],
    [3, 4, 9],
    [7, 1, 2],
  ]),
);
