function setZeroes(matrix) {
  const original = matrix.map((row) => [...row]);
  for (const [row, cells] of original.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell !== 0) continue;
      for (let other = 0; other < cells.length; other += 1) matrix[row][other] = 0;
      for (let other = 0; other < original.length; other += 1) matrix[other][column] = 0;
    }
  }
  return matrix;
}

console.log(
  setZeroes([
    [1, 2, 3],
    [4, 0, 6],
    [7, 8, 9],
  ]),
);
