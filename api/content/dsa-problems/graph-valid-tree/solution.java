import java.util.Arrays;

class Solution {
  public boolean isTree(int count, int[][] edges) {
    if (edges.length != count - 1) {
      return false;
    }
    int[] parent = new int[count];
    Arrays.setAll(parent, node -> node);
    int[] size = new int[count];
    Arrays.fill(size, 1);
    for (int[] edge : edges) {
      int root = find(parent, edge[0]);
      int other = find(parent, edge[1]);
      if (root == other) {
        // They were connected: this closes a cycle.
        return false;
      }
      if (size[root] < size[other]) {
        int smaller = root;
        root = other;
        other = smaller;
      }
      parent[other] = root;
      size[root] += size[other];
    }
    return true;
  }

  private int find(int[] parent, int node) {
    while (parent[node] != node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }
}
