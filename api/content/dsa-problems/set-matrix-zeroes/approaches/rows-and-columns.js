function setZeroes(matrix) {
  const zeroRows = new Set();
  const zeroColumns = new Set();
  for (const [row, cells] of matrix.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell !== 0) continue;
      zeroRows.add(row);
      zeroColumns.add(column);
    }
  }
  for (const [row, cells] of matrix.entries()) {
    for (let column = 0; column < cells.length; column += 1) {
      if (zeroRows.has(row) || zeroColumns.has(column)) cells[column] = 0;
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
