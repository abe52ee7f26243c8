import java.util.Arrays;

class Solution {
  public int connectionCost(int[][] points) {
    // For each point outside, the distance to the nearest one that's connected.
    int[] distances = new int[points.length];
    Arrays.fill(distances, Integer.MAX_VALUE);
    boolean[] connected = new boolean[points.length];
    int added = 0;
    int total = 0;
    for (int outside = points.length - 1; outside > 0; outside--) {
      connected[added] = true;
      int nearest = -1;
      for (int index = 0; index < points.length; index++) {
        if (connected[index]) {
          continue;
        }
        distances[index] = Math.min(distances[index], distance(points[index], points[added]));
        if (nearest == -1 || distances[index] < distances[nearest]) {
          nearest = index;
        }
      }
      total += distances[nearest];
      added = nearest;
    }
    return total;
  }

  private int distance(int[] one, int[] other) {
    return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
  }
}
