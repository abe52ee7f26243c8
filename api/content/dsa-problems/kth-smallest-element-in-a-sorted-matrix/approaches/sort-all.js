function kthSmallest(matrix, k) {
  return matrix.flat().sort((a, b) => a - b)[k - 1];
}

const matrix = [
  [2, 6, 9],
  [3, 6, 14],
  [8, 10, 15],
];

console.log(kthSmallest(matrix, 4));
