function setZeroes(matrix) {
  const height = matrix.length;
  const width = matrix[0].length;
  const firstRow = matrix[0].includes(0);
  const firstColumn = matrix.some((row) => row[0] === 0);
  // The first row and column mark what becomes zero.
  for (let row = 1; row < height; row += 1) {
    for (let column = 1; column < width; column += 1) {
      if (matrix[row][column] !== 0) continue;
      matrix[row][0] = 0;
      matrix[0][column] = 0;
    }
  }
  for (let row = 1; row < height; row += 1) {
    for (let column = 1; column < width; column += 1) {
      if (matrix[row][0] === 0 || matrix[0][column] === 0) matrix[row][column] = 0;
    }
  }
  if (firstRow) matrix[0].fill(0);
  if (firstColumn) for (const row of matrix) row[0] = 0;
  return matrix;
}

console.log(
  setZeroes([
    [1, 2, 3],
    [4, 0, 6],
    [7, 8, 9],
  ]),
);
