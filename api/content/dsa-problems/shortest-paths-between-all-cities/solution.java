import java.util.Arrays;

class Solution {
  private static final int NO_PATH = 1_000_000_000;

  public int[][] shortestPaths(int count, int[][] roads) {
    int[][] best = new int[count][count];
    for (int city = 0; city < count; city++) {
      Arrays.fill(best[city], NO_PATH);
      best[city][city] = 0;
    }
    for (int[] road : roads) {
      best[road[0]][road[1]] = road[2];
    }
    for (int middle = 0; middle < count; middle++) {
      int[] onward = best[middle];
      for (int[] row : best) {
        int first = row[middle];
        if (first == NO_PATH) {
          continue;
        }
        for (int end = 0; end < count; end++) {
          // No path plus a negative length would look like a path.
          if (onward[end] != NO_PATH) {
            row[end] = Math.min(row[end], first + onward[end]);
          }
        }
      }
    }
    return best;
  }
}
