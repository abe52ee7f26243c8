import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

class Solution {
  private static final int NONE = -1;

  public boolean isBipartite(int[][] neighbours) {
    int[] group = new int[neighbours.length];
    Arrays.fill(group, NONE);
    for (int start = 0; start < neighbours.length; start++) {
      if (group[start] != NONE) {
        continue;
      }
      group[start] = 0;
      Deque<Integer> toVisit = new ArrayDeque<>();
      toVisit.push(start);
      while (!toVisit.isEmpty()) {
        int node = toVisit.pop();
        for (int other : neighbours[node]) {
          if (group[other] == NONE) {
            group[other] = 1 - group[node];
            toVisit.push(other);
          } else if (group[other] == group[node]) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
