import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public char[][] captureRegions(char[][] board) {
    int height = board.length;
    int width = board[0].length;
    boolean[][] safe = new boolean[height][width];
    Deque<int[]> toVisit = new ArrayDeque<>();
    for (int row = 0; row < height; row++) {
      makeSafe(row, 0, board, safe, toVisit);
      makeSafe(row, width - 1, board, safe, toVisit);
    }
    for (int column = 0; column < width; column++) {
      makeSafe(0, column, board, safe, toVisit);
      makeSafe(height - 1, column, board, safe, toVisit);
    }
    while (!toVisit.isEmpty()) {
      int[] cell = toVisit.pop();
      makeSafe(cell[0] - 1, cell[1], board, safe, toVisit);
      makeSafe(cell[0] + 1, cell[1], board, safe, toVisit);
      makeSafe(cell[0], cell[1] - 1, board, safe, toVisit);
      makeSafe(cell[0], cell[1] + 1, board, safe, toVisit);
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

  private void makeSafe(
      int row, int column, char[][] board, boolean[][] safe, Deque<int[]> toVisit) {
    if (row < 0 || row == board.length || column < 0 || column == board[0].length
        || board[row][column] != 'O' || safe[row][column]) {
      return;
    }
    safe[row][column] = true;
    toVisit.push(new int[] {row, column});
  }
}
