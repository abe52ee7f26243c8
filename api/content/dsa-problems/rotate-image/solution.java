class Solution {
  public int[][] rotate(int[][] matrix) {
    int size = matrix.length;
    for (int row = 0; row < size; row++) {
      // Only right of the diagonal: each pair is swapped once.
      for (int column = row + 1; column < size; column++) {
        int value = matrix[row][column];
        matrix[row][column] = matrix[column][row];
        matrix[column][row] = value;
      }
    }
    for (int[] cells : matrix) {
      for (int left = 0, right = size - 1; left < right; left++, right--) {
        int value = cells[left];
        cells[left] = cells[right];
        cells[right] = value;
      }
    }
    return matrix;
  }
}
