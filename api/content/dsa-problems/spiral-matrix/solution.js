function spiralOrder(matrix) {
  const order = [];
  let top = 0;
  let bottom = matrix.length - 1;
  let left = 0;
  let right = matrix[0].length - 1;
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column += 1) order.push(matrix[top][column]);
    top += 1;
    for (let row = top; row <= bottom; row += 1) order.push(matrix[row][right]);
    right -= 1;
    // Is a row left?
    if (top <= bottom) {
      for (let column = right; column >= left; column -= 1) order.push(matrix[bottom][column]);
      bottom -= 1;
    }
    // Is a column left?
    if (left <= right) {
      for (let row = bottom; row >= top; row -= 1) order.push(matrix[row][left]);
      left += 1;
    }
  }
  return order;
}

console.log(
  spiralOrder([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ]),
);
