function searchMatrix(matrix, target) {
  return matrix.some((row) => row.includes(target));
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
