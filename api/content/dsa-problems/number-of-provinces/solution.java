import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public int countProvinces(int[][] joined) {
    boolean[] seen = new boolean[joined.length];
    int provinces = 0;
    for (int start = 0; start < joined.length; start++) {
      if (seen[start]) {
        continue;
      }
      provinces++;
      seen[start] = true;
      Deque<Integer> toVisit = new ArrayDeque<>();
      toVisit.push(start);
      while (!toVisit.isEmpty()) {
        int town = toVisit.pop();
        for (int other = 0; other < joined.length; other++) {
          if (joined[town][other] == 1 && !seen[other]) {
            seen[other] = true;
            toVisit.push(other);
          }
        }
      }
    }
    return provinces;
  }
}
