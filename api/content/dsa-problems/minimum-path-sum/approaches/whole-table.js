function minPathSum(grid) {
  const sums = [];
  for (const [row, numbers] of grid.entries()) {
    sums.push([]);
    for (const [column, number] of numbers.entries()) {
      const before = Math.min(
        sums[row - 1]?.[column] ?? Infinity,
        sums[row][column - 1] ?? Infinity,
      );
      sums[row].push(number + (before === Infinity ? 0 : before));
    }
  }
  return sums.at(-1).at(-1);
}

console.log(
  minPathSum([
    [2, 8, 1],
    [3, 4, 9],
    [7, 1, 2],
  ]),
);
