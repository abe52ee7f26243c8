function searchMatrix(matrix, target) {
  let row = 0;
  let column = matrix[0].length - 1;
  while (row < matrix.length && column >= 0) {
    const number = matrix[row][column];
    if (number === target) return true;
    if (number < target) row += 1;
    else column -= 1;
  }
  return false;
}

console.log(
  searchMatrix(
    [
      [1, 4, 7],
      [10, 13, 20],
      [22, 30, 31],
    ],
    13,
  ),
);
