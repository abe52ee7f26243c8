import java.util.*;

class Solution {
  private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  public List<List<Integer>> pacificAtlantic(int[][] heights) {
    int lastRow = heights.length - 1;
    int lastColumn = heights[0].length - 1;
    List<int[]> west = new ArrayList<>();
    List<int[]> east = new ArrayList<>();
    for (int row = 0; row <= lastRow; row++) {
      west.add(new int[] {row, 0});
      east.add(new int[] {row, lastColumn});
    }
    for (int column = 0; column <= lastColumn; column++) {
      west.add(new int[] {0, column});
      east.add(new int[] {lastRow, column});
    }
    boolean[][] pacific = uphill(west, heights);
    boolean[][] atlantic = uphill(east, heights);
    List<List<Integer>> cells = new ArrayList<>();
    for (int row = 0; row <= lastRow; row++) {
      for (int column = 0; column <= lastColumn; column++) {
        if (pacific[row][column] && atlantic[row][column]) {
          cells.add(List.of(row, column));
        }
      }
    }
    return cells;
  }

  private boolean[][] uphill(List<int[]> coast, int[][] heights) {
    int rows = heights.length;
    int columns = heights[0].length;
    boolean[][] reached = new boolean[rows][columns];
    Deque<int[]> stack = new ArrayDeque<>();
    for (int[] cell : coast) {
      reached[cell[0]][cell[1]] = true;
      stack.push(cell);
    }
    while (!stack.isEmpty()) {
      int[] cell = stack.pop();
      for (int[] direction : DIRECTIONS) {
        int row = cell[0] + direction[0];
        int column = cell[1] + direction[1];
        if (row < 0 || row == rows || column < 0 || column == columns || reached[row][column]
            || heights[row][column] < heights[cell[0]][cell[1]]) {
          continue;
        }
        reached[row][column] = true;
        stack.push(new int[] {row, column});
      }
    }
    return reached;
  }
}
