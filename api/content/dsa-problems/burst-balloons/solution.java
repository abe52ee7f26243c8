import java.util.Arrays;

class Solution {
  public int maxCoins(int[] values) {
    int size = values.length + 2;
    int[] balloons = new int[size];
    Arrays.fill(balloons, 1);
    System.arraycopy(values, 0, balloons, 1, values.length);
    // The coins for everything between two balloons, which aren't burst themselves.
    int[][] best = new int[size][size];
    for (int width = 2; width < size; width++) {
      for (int left = 0; left + width < size; left++) {
        int right = left + width;
        for (int last = left + 1; last < right; last++) {
          // The last balloon to burst has only the ends as neighbours.
          int coins = balloons[left] * balloons[last] * balloons[right];
          best[left][right] =
              Math.max(best[left][right], best[left][last] + coins + best[last][right]);
        }
      }
    }
    return best[0][size - 1];
  }
}
