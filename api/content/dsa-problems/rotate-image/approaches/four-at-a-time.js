function rotate(matrix) {
  const size = matrix.length;
  const last = size - 1;
  for (let row = 0; row < Math.floor(size / 2); row += 1) {
    for (let column = 0; column < Math.ceil(size / 2); column += 1) {
      const held = matrix[row][column];
      matrix[row][column] = matrix[last - column][row];
      matrix[last - column][row] = matrix[last - row][last - column];
      matrix[last - row][last - column] = matrix[column][last - row];
      matrix[column][last - row] = held;
    }
  }
  return matrix;
}

console.log(
  rotate([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]),
);
