import java.util.Arrays;

class Solution {
  public int[][] setZeroes(int[][] matrix) {
    int height = matrix.length;
    int width = matrix[0].length;
    boolean firstRow = Arrays.stream(matrix[0]).anyMatch(value -> value == 0);
    boolean firstColumn = Arrays.stream(matrix).anyMatch(row -> row[0] == 0);
    // The first row and column mark what becomes zero.
    for (int row = 1; row < height; row++) {
      for (int column = 1; column < width; column++) {
        if (matrix[row][column] == 0) {
          matrix[row][0] = 0;
          matrix[0][column] = 0;
        }
      }
    }
    for (int row = 1; row < height; row++) {
      for (int column = 1; column < width; column++) {
        if (matrix[row][0] == 0 || matrix[0][column] == 0) {
          matrix[row][column] = 0;
        }
      }
    }
    if (firstRow) {
      Arrays.fill(matrix[0], 0);
    }
    if (firstColumn) {
      for (int[] row : matrix) {
        row[0] = 0;
      }
    }
    return matrix;
  }
}
