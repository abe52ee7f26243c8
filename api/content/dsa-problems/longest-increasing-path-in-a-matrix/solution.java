import java.util.ArrayList;
import java.util.List;

class Solution {
  private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  private record Cell(int row, int column) {}

  public int longestIncreasingPath(int[][] matrix) {
    int rows = matrix.length;
    int columns = matrix[0].length;
    // How many smaller neighbours of each cell haven't been removed yet.
    int[][] smaller = new int[rows][columns];
    List<Cell> level = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        for (Cell beside : neighbours(matrix, row, column)) {
          if (matrix[beside.row()][beside.column()] < matrix[row][column]) {
            smaller[row][column]++;
          }
        }
        if (smaller[row][column] == 0) {
          level.add(new Cell(row, column));
        }
      }
    }
    int length = 0;
    while (!level.isEmpty()) {
      length++;
      List<Cell> following = new ArrayList<>();
      for (Cell cell : level) {
        int number = matrix[cell.row()][cell.column()];
        for (Cell beside : neighbours(matrix, cell.row(), cell.column())) {
          if (matrix[beside.row()][beside.column()] > number
              && --smaller[beside.row()][beside.column()] == 0) {
            following.add(beside);
          }
        }
      }
      level = following;
    }
    return length;
  }

  private List<Cell> neighbours(int[][] matrix, int row, int column) {
    List<Cell> inside = new ArrayList<>();
    for (int[] step : STEPS) {
      int near = row + step[0];
      int beside = column + step[1];
      if (near >= 0 && near < matrix.length && beside >= 0 && beside < matrix[0].length) {
        inside.add(new Cell(near, beside));
      }
    }
    return inside;
  }
}
