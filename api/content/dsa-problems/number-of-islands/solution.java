import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

class Solution {
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

  private void sink(char[][] cells, int startRow, int startColumn) {
    Deque<int[]> stack = new ArrayDeque<>();
    stack.push(new int[] {startRow, startColumn});
    while (!stack.isEmpty()) {
      int[] cell = stack.pop();
      int row = cell[0];
      int column = cell[1];
      if (row < 0 || row == cells.length || column < 0 || column == cells[row].length
          || cells[row][column] != '1') {
        continue;
      }
      cells[row][column] = '0';
      stack.push(new int[] {row - 1, column});
      stack.push(new int[] {row + 1, column});
      stack.push(new int[] {row, column - 1});
      stack.push(new int[] {row, column + 1});
    }
  }
}
