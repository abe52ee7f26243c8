function longestIncreasingPath(matrix) {
  const width = matrix[0].length;
  // A set tells numbers apart, not pairs: each cell is row · width + column.
  let ends = new Set(matrix.flat().keys());
  let length = 0;
  while (ends.size > 0) {
    length += 1;
    const following = new Set();
    for (const cell of ends) {
      const column = cell % width;
      const row = (cell - column) / width;
      for (const [near, beside] of [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ]) {
        if (matrix[near]?.[beside] > matrix[row][column]) following.add(near * width + beside);
      }
    }
    ends = following;
  }
  return length;
}

console.log(
  longestIncreasingPath([
    [7, 8, 3],
    [6, 1, 4],
    [2, 9, 5],
  ]),
);
