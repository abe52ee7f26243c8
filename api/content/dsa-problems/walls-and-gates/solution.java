import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  private static final int EMPTY = Integer.MAX_VALUE;
  private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  public int[][] wallsAndGates(int[][] rooms) {
    int rows = rooms.length;
    int columns = rooms[0].length;
    Deque<int[]> queue = new ArrayDeque<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (rooms[row][column] == 0) {
          queue.add(new int[] {row, column});
        }
      }
    }
    while (!queue.isEmpty()) {
      int[] room = queue.poll();
      int steps = rooms[room[0]][room[1]] + 1;
      for (int[] direction : DIRECTIONS) {
        int row = room[0] + direction[0];
        int column = room[1] + direction[1];
        if (row < 0 || row == rows || column < 0 || column == columns
            || rooms[row][column] != EMPTY) {
          continue;
        }
        rooms[row][column] = steps;
        queue.add(new int[] {row, column});
      }
    }
    return rooms;
  }
}
