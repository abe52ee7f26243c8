class Solution {
  public int[][] nextRound(int[][] cells) {
    int height = cells.length;
    int width = cells[0].length;
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        int living = livingNeighbours(cells, row, column);
        if (living == 3 || (living == 2 && (cells[row][column] & 1) == 1)) {
          // The new state is the second bit.
          cells[row][column] |= 2;
        }
      }
    }
    for (int[] line : cells) {
      for (int column = 0; column < width; column++) {
        line[column] >>= 1;
      }
    }
    return cells;
  }

  private int livingNeighbours(int[][] cells, int row, int column) {
    int living = 0;
    for (int y = Math.max(0, row - 1); y < Math.min(cells.length, row + 2); y++) {
      for (int x = Math.max(0, column - 1); x < Math.min(cells[0].length, column + 2); x++) {
        if (y != row || x != column) {
          living += cells[y][x] & 1;
        }
      }
    }
    return living;
  }
}
