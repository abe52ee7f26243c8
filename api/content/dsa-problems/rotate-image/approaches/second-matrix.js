function rotate(matrix) {
  const size = matrix.length;
  const rotated = matrix.map((row) => [...row]);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      rotated[column][size - 1 - row] = matrix[row][column];
    }
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      matrix[row][column] = rotated[row][column];
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
