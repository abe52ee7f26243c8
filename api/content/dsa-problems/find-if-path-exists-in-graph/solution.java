import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
  public boolean hasPath(int n, int[][] edges, int source, int target) {
    List<List<Integer>> neighbours = new ArrayList<>();
    for (int node = 0; node < n; node++) {
      neighbours.add(new ArrayList<>());
    }
    for (int[] edge : edges) {
      neighbours.get(edge[0]).add(edge[1]);
      neighbours.get(edge[1]).add(edge[0]);
    }
    boolean[] seen = new boolean[n];
    Deque<Integer> waiting = new ArrayDeque<>();
    seen[source] = true;
    waiting.push(source);
    while (!waiting.isEmpty()) {
      int node = waiting.pop();
      if (node == target) {
        return true;
      }
      for (int neighbour : neighbours.get(node)) {
        if (!seen[neighbour]) {
          seen[neighbour] = true;
          waiting.push(neighbour);
        }
      }
    }
    return false;
  }
}
