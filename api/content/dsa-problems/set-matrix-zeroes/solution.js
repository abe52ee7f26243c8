function setZeroes(matrix) {
  const width = matrix[0].length;
  let firstColumnHasZero = false;
  for (const row of matrix) {
    if (row[0] === 0) firstColumnHasZero = true;
    for (let column = 1; column < width; column += 1) {
      if (row[column] !== 0) continue;
      row[0] = 0;
      matrix[0][column] = 0;
    }
  }
  // From the bottom: the marks of the columns are in the first row.
  for (const row of [...matrix].reverse()) {
    for (let column = 1; column < width; column += 1) {
      if (row[0] === 0 || matrix[0][column] === 0) row[column] = 0;
    }
    if (firstColumnHasZero) row[0] = 0;
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
