function spiralOrder(matrix) {
  const values = [];
  let top = 0;
  let bottom = matrix.length - 1;
  let left = 0;
  let right = matrix[0].length - 1;
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column += 1) values.push(matrix[top][column]);
    for (let row = top + 1; row <= bottom; row += 1) values.push(matrix[row][right]);
    if (top < bottom) {
      for (let column = right - 1; column >= left; column -= 1) values.push(matrix[bottom][column]);
    }
    if (left < right) {
      for (let row = bottom - 1; row > top; row -= 1) values.push(matrix[row][left]);
    }
    top += 1;
    bottom -= 1;
    left += 1;
    right -= 1;
  }
  return values;
}

console.log(
  spiralOrder([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ]),
);
