function minPathSum(grid) {
  const smallestFrom = (row, column) => {
    if (row === grid.length || column === grid[0].length) return Infinity;
    const rest = Math.min(smallestFrom(row + 1, column), smallestFrom(row, column + 1));
    return grid[row][column] + (rest === Infinity ? 0 : rest);
  };
  return smallestFrom(0, 0);
}
