function rotate(matrix) {
  matrix.reverse();
  for (let row = 0; row < matrix.length; row += 1) {
    for (let column = 0; column < row; column += 1) {
      [matrix[row][column], matrix[column][row]] = [matrix[column][row], matrix[row][column]];
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
