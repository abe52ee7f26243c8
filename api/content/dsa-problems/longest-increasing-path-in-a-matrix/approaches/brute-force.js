function longestIncreasingPath(matrix) {
  const paths = matrix.flatMap((numbers, row) =>
    numbers.map((_, column) => ({ row, column, length: 1 })),
  );
  let longest = 0;
  while (paths.length > 0) {
    const { row, column, length } = paths.pop();
    longest = Math.max(longest, length);
    for (const [near, beside] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      if (matrix[near]?.[beside] > matrix[row][column]) {
        paths.push({ row: near, column: beside, length: length + 1 });
      }
    }
  }
  return longest;
}

console.log(
  longestIncreasingPath([
    [7, 8, 3],
    [6, 1, 4],
    [2, 9, 5],
  ]),
);
