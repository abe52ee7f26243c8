import java.util.*;

class Solution {
  public int[][] merge(int[][] intervals) {
    int[][] byStart = intervals.clone();
    Arrays.sort(byStart, Comparator.comparingInt(interval -> interval[0]));
    List<int[]> merged = new ArrayList<>();
    int[] last = null;
    for (int[] interval : byStart) {
      if (last != null && interval[0] <= last[1]) {
        last[1] = Math.max(last[1], interval[1]);
      } else {
        last = interval.clone();
        merged.add(last);
      }
    }
    return merged.toArray(new int[0][]);
  }
}
