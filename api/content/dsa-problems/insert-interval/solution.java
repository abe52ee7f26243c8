import java.util.ArrayList;
import java.util.List;

class Solution {
  public int[][] insert(int[][] intervals, int[] added) {
    List<int[]> merged = new ArrayList<>();
    int start = added[0];
    int end = added[1];
    int at = 0;
    while (at < intervals.length && intervals[at][1] < start) {
      merged.add(intervals[at]);
      at++;
    }
    while (at < intervals.length && intervals[at][0] <= end) {
      start = Math.min(start, intervals[at][0]);
      end = Math.max(end, intervals[at][1]);
      at++;
    }
    merged.add(new int[] {start, end});
    while (at < intervals.length) {
      merged.add(intervals[at]);
      at++;
    }
    return merged.toArray(new int[0][]);
  }
}
