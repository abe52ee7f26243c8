import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public char[][] captureRegions(char[][] board) {
    int height = board.length;
    int width = board[0].length;
    boolean[][] safe = new boolean[height][width];
    Deque<int[]> toVisit = new ArrayDeque<>();
    for (int row = 0; row < height; row++) {
      toVisit.push(new int[] {row, 0});
      toVisit.push(new int[] {row, width - 1});
    }
    for (int column = 0; column < width; column++) {
      toVisit.push(new int[] {0, column});
      toVisit.push(new int[] {height - 1, column});
    }
    while (!toVisit.isEmpty()) {
      int[] cell = toVisit.pop();
      int row = cell[0];
      int column = cell[1];
      if (row < 0 || row == height || column < 0 || column == width
          || board[row][column] != 'O' || safe[row][column]) {
        continue;
      }
      safe[row][column] = true;
      toVisit.push(new int[] {row - 1, column});
      toVisit.push(new int[] {row + 1, column});
      toVisit.push(new int[] {row, column - 1});
      toVisit.push(new int[] {row, column + 1});
    }
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        if (!safe[row][column]) {
          board[row][column] = 'X';
        }
      }
    }
    return board;
  }
}
