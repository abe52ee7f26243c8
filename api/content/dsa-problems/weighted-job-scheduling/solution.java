import java.util.Arrays;
import java.util.Comparator;

class Solution {
  public int maxProfit(int[][] jobs) {
    int[][] inOrder = jobs.clone();
    Arrays.sort(inOrder, Comparator.comparingInt(job -> job[1]));
    // The largest profit from the first few jobs: none of them, the first, …
    int[] best = new int[inOrder.length + 1];
    for (int index = 0; index < inOrder.length; index++) {
      int before = countUntil(inOrder, inOrder[index][0]);
      best[index + 1] = Math.max(best[index], best[before] + inOrder[index][2]);
    }
    return best[inOrder.length];
  }

  /** How many of the jobs, which are in the order of their ends, end by the limit. */
  private int countUntil(int[][] inOrder, int limit) {
    int low = 0;
    int high = inOrder.length;
    while (low < high) {
      int middle = (low + high) / 2;
      if (inOrder[middle][1] <= limit) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
