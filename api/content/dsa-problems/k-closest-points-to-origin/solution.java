import java.util.Comparator;
import java.util.PriorityQueue;

class Solution {
  public int[][] kClosest(int[][] points, int k) {
    // The k closest points so far, the farthest of them on top.
    PriorityQueue<int[]> closest =
        new PriorityQueue<>(Comparator.comparingInt(this::squaredDistance).reversed());
    for (int[] point : points) {
      closest.add(point);
      if (closest.size() > k) {
        closest.poll();
      }
    }
    return closest.toArray(new int[0][]);
  }

  private int squaredDistance(int[] point) {
    return point[0] * point[0] + point[1] * point[1];
  }
}
