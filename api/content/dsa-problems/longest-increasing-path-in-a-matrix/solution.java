import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
  private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  private record Cell(int number, int row, int column) {}

  public int longestIncreasingPath(int[][] matrix) {
    int rows = matrix.length;
    int columns = matrix[0].length;
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        cells.add(new Cell(matrix[row][column], row, column));
      }
    }
    cells.sort(Comparator.comparingInt(Cell::number));
    int[][] length = new int[rows][columns];
    int longest = 0;
    for (Cell cell : cells) {
      int before = 0;
      for (int[] step : STEPS) {
        int row = cell.row() + step[0];
        int column = cell.column() + step[1];
        boolean inside = row >= 0 && row < rows && column >= 0 && column < columns;
        if (inside && matrix[row][column] < cell.number()) {
          before = Math.max(before, length[row][column]);
        }
      }
      length[cell.row()][cell.column()] = before + 1;
      longest = Math.max(longest, before + 1);
    }
    return longest;
  }
}
