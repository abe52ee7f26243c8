import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

class Solution {
  private static final int UNKNOWN = -1;
  private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  public int[][] nearestZeros(int[][] matrix) {
    int rows = matrix.length;
    int columns = matrix[0].length;
    int[][] distances = new int[rows][columns];
    Deque<int[]> queue = new ArrayDeque<>();
    for (int row = 0; row < rows; row++) {
      Arrays.fill(distances[row], UNKNOWN);
      for (int column = 0; column < columns; column++) {
        if (matrix[row][column] == 0) {
          distances[row][column] = 0;
          queue.add(new int[] {row, column});
        }
      }
    }
    while (!queue.isEmpty()) {
      int[] cell = queue.poll();
      int steps = distances[cell[0]][cell[1]] + 1;
      for (int[] direction : DIRECTIONS) {
        int row = cell[0] + direction[0];
        int column = cell[1] + direction[1];
        if (row < 0 || row == rows || column < 0 || column == columns
            || distances[row][column] != UNKNOWN) {
          continue;
        }
        distances[row][column] = steps;
        queue.add(new int[] {row, column});
      }
    }
    return distances;
  }
}
