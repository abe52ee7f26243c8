import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<Integer> spiralOrder(int[][] matrix) {
    List<Integer> order = new ArrayList<>();
    int top = 0;
    int bottom = matrix.length - 1;
    int left = 0;
    int right = matrix[0].length - 1;
    while (top <= bottom && left <= right) {
      for (int column = left; column <= right; column++) {
        order.add(matrix[top][column]);
      }
      top++;
      for (int row = top; row <= bottom; row++) {
        order.add(matrix[row][right]);
      }
      right--;
      // Is a row left?
      if (top <= bottom) {
        for (int column = right; column >= left; column--) {
          order.add(matrix[bottom][column]);
        }
        bottom--;
      }
      // Is a column left?
      if (left <= right) {
        for (int row = bottom; row >= top; row--) {
          order.add(matrix[row][left]);
        }
        left++;
      }
    }
    return order;
  }
}
