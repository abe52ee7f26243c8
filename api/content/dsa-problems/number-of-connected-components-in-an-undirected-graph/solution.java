import java.util.*;

class Solution {
  public int countComponents(int count, int[][] edges) {
    List<List<Integer>> neighbours = new ArrayList<>();
    for (int node = 0; node < count; node++) {
      neighbours.add(new ArrayList<>());
    }
    for (int[] edge : edges) {
      neighbours.get(edge[0]).add(edge[1]);
      neighbours.get(edge[1]).add(edge[0]);
    }
    boolean[] seen = new boolean[count];
    int components = 0;
    for (int start = 0; start < count; start++) {
      if (!seen[start]) {
        components++;
        markFrom(start, neighbours, seen);
      }
    }
    return components;
  }

  private void markFrom(int start, List<List<Integer>> neighbours, boolean[] seen) {
    Deque<Integer> stack = new ArrayDeque<>();
    seen[start] = true;
    stack.push(start);
    while (!stack.isEmpty()) {
      for (int neighbour : neighbours.get(stack.pop())) {
        if (!seen[neighbour]) {
          seen[neighbour] = true;
          stack.push(neighbour);
        }
      }
    }
  }
}
