function searchMatrix(matrix, target) {
  const columns = matrix[0].length;
  let low = 0;
  let high = matrix.length * columns - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = matrix[Math.floor(middle / columns)][middle % columns];
    if (value === target) return true;
    if (value < target) low = middle + 1;
    else high = middle - 1;
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
