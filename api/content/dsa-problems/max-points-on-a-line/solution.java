import java.util.HashMap;
import java.util.Map;

class Solution {
  private record Direction(int dx, int dy) {}

  public int maxPoints(int[][] points) {
    int best = 1;
    for (int index = 0; index < points.length; index++) {
      Map<Direction, Integer> counts = new HashMap<>();
      for (int other = index + 1; other < points.length; other++) {
        int dx = points[other][0] - points[index][0];
        int dy = points[other][1] - points[index][1];
        int count = counts.merge(direction(dx, dy), 1, Integer::sum);
        best = Math.max(best, 1 + count);
      }
    }
    return best;
  }

  /** The shortest step along the line in whole numbers, to the right or straight up. */
  private Direction direction(int dx, int dy) {
    int divisor = gcd(Math.abs(dx), Math.abs(dy));
    if (dx < 0 || (dx == 0 && dy < 0)) {
      divisor = -divisor;
    }
    return new Direction(dx / divisor, dy / divisor);
  }

  private int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }
}
