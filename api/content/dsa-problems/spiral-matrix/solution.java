import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<Integer> spiralOrder(int[][] matrix) {
    List<Integer> values = new ArrayList<>();
    int top = 0;
    int bottom = matrix.length - 1;
    int left = 0;
    int right = matrix[0].length - 1;
    while (top <= bottom && left <= right) {
      for (int column = left; column <= right; column++) {
        values.add(matrix[top][column]);
      }
      for (int row = top + 1; row <= bottom; row++) {
        values.add(matrix[row][right]);
      }
      if (top < bottom) {
        for (int column = right - 1; column >= left; column--) {
          values.add(matrix[bottom][column]);
        }
      }
      if (left < right) {
        for (int row = bottom - 1; row > top; row--) {
          values.add(matrix[row][left]);
        }
      }
      top++;
      bottom--;
      left++;
      right--;
    }
    return values;
  }
}
