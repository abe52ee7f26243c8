function rotate(matrix) {
  const size = matrix.length;
  for (let row = 0; row < size; row += 1) {
    // Only right of the diagonal: each pair is swapped once.
    for (let column = row + 1; column < size; column += 1) {
      [matrix[row][column], matrix[column][row]] = [matrix[column][row], matrix[row][column]];
    }
  }
  for (const cells of matrix) cells.reverse();
  return matrix;
}

console.log(
  rotate([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]),
);
