import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

class Solution {
  private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  public int countIslands(String[] grid) {
    char[][] cells = Arrays.stream(grid).map(String::toCharArray).toArray(char[][]::new);
    int islands = 0;
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells[row].length; column++) {
        if (cells[row][column] == '1') {
          islands++;
          sink(cells, row, column);
        }
      }
    }
    return islands;
  }

  /** Turns an island into water, so that it's counted once. */
  private void sink(char[][] cells, int startRow, int startColumn) {
    Deque<int[]> toVisit = new ArrayDeque<>();
    cells[startRow][startColumn] = '0';
    toVisit.push(new int[] {startRow, startColumn});
    while (!toVisit.isEmpty()) {
      int[] cell = toVisit.pop();
      for (int[] step : STEPS) {
        int row = cell[0] + step[0];
        int column = cell[1] + step[1];
        boolean inside =
            row >= 0 && row < cells.length && column >= 0 && column < cells[0].length;
        if (inside && cells[row][column] == '1') {
          cells[row][column] = '0';
          toVisit.push(new int[] {row, column});
        }
      }
    }
  }
}
