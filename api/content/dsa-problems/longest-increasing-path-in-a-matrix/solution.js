function longestIncreasingPath(matrix) {
  const cells = matrix.flatMap((numbers, row) =>
    numbers.map((number, column) => ({ number, row, column })),
  );
  // 0 for cells that haven't been handled: they aren't smaller.
  const length = matrix.map((numbers) => numbers.map(() => 0));
  let longest = 0;
  for (const { number, row, column } of cells.sort((one, other) => one.number - other.number)) {
    const before = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]
      .filter(([near, beside]) => matrix[near]?.[beside] < number)
      .map(([near, beside]) => length[near][beside]);
    length[row][column] = Math.max(0, ...before) + 1;
    longest = Math.max(longest, length[row][column]);
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
