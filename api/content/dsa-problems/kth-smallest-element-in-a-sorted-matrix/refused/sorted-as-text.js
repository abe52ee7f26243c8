function kthSmallest(matrix, k) {
  return matrix.flat().sort()[k - 1];
}
