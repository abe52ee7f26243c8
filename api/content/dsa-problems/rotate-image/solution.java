import java.util.Arrays;
import java.util.Collections;

class Solution {
  public int[][] rotate(int[][] matrix) {
    // The list is a view, so this reverses the rows of the matrix itself.
    Collections.reverse(Arrays.asList(matrix));
    for (int row = 0; row < matrix.length; row++) {
      for (int column = 0; column < row; column++) {
        int value = matrix[row][column];
        matrix[row][column] = matrix[column][row];
        matrix[column][row] = value;
      }
    }
    return matrix;
  }
}
