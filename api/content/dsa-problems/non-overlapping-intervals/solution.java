import java.util.Arrays;
import java.util.Comparator;

class Solution {
  public int eraseOverlaps(int[][] intervals) {
    int[][] byEnd = intervals.clone();
    // What ends first leaves the most room for the others.
    Arrays.sort(byEnd, Comparator.comparingInt(interval -> interval[1]));
    int kept = 0;
    int free = Integer.MIN_VALUE;
    for (int[] interval : byEnd) {
      if (interval[0] >= free) {
        kept++;
        free = interval[1];
      }
    }
    return intervals.length - kept;
  }
}
