import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<int[]> intersections(int[][] first, int[][] second) {
    List<int[]> result = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < first.length && j < second.length) {
      int start = Math.max(first[i][0], second[j][0]);
      int end = Math.min(first[i][1], second[j][1]);
      if (start <= end) {
        result.add(new int[] {start, end});
      }
      if (first[i][1] < second[j][1]) {
        i++;
      } else {
        j++;
      }
    }
    return result;
  }
}
