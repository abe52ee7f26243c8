import java.util.*;

class Solution {
  private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  public int largestIsland(int[][] grid) {
    int[][] land = Arrays.stream(grid).map(int[]::clone).toArray(int[][]::new);
    int largest = 0;
    for (int row = 0; row < land.length; row++) {
      for (int column = 0; column < land[0].length; column++) {
        if (land[row][column] == 1) {
          largest = Math.max(largest, areaFrom(land, row, column));
        }
      }
    }
    return largest;
  }

  /** The area of an island, which leaves the map so that it's counted once. */
  private int areaFrom(int[][] land, int startRow, int startColumn) {
    Deque<int[]> toVisit = new ArrayDeque<>();
    land[startRow][startColumn] = 0;
    toVisit.push(new int[] {startRow, startColumn});
    int area = 0;
    while (!toVisit.isEmpty()) {
      int[] cell = toVisit.pop();
      area++;
      for (int[] step : STEPS) {
        int row = cell[0] + step[0];
        int column = cell[1] + step[1];
        boolean inside =
            row >= 0 && row < land.length && column >= 0 && column < land[0].length;
        if (inside && land[row][column] == 1) {
          land[row][column] = 0;
          toVisit.push(new int[] {row, column});
        }
      }
    }
    return area;
  }
}
