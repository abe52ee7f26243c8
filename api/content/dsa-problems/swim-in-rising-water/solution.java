import java.util.Comparator;
import java.util.PriorityQueue;

class Solution {
  private record Cell(int height, int row, int column) {}

  private static final int[][] DIRECTIONS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  public int earliestArrival(int[][] heights) {
    int last = heights.length - 1;
    boolean[][] marked = new boolean[heights.length][heights.length];
    marked[0][0] = true;
    PriorityQueue<Cell> shore = new PriorityQueue<>(Comparator.comparingInt(Cell::height));
    shore.add(new Cell(heights[0][0], 0, 0));
    int time = 0;
    while (true) {
      Cell cell = shore.poll();
      time = Math.max(time, cell.height());
      if (cell.row() == last && cell.column() == last) {
        return time;
      }
      for (int[] direction : DIRECTIONS) {
        int row = cell.row() + direction[0];
        int column = cell.column() + direction[1];
        if (row < 0 || row > last || column < 0 || column > last || marked[row][column]) {
          continue;
        }
        marked[row][column] = true;
        shore.add(new Cell(heights[row][column], row, column));
      }
    }
  }
}
