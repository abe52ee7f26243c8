class Solution {
  public int[] redundantConnection(int[][] edges) {
    int[] parent = new int[edges.length + 1];
    int[] size = new int[edges.length + 1];
    for (int node = 0; node < parent.length; node++) {
      parent[node] = node;
      size[node] = 1;
    }
    for (int[] edge : edges) {
      int one = find(parent, edge[0]);
      int other = find(parent, edge[1]);
      if (one == other) {
        return edge;
      }
      int large = size[one] < size[other] ? other : one;
      int small = large == one ? other : one;
      parent[small] = large;
      size[large] += size[small];
    }
    throw new IllegalArgumentException("no edge closes a cycle");
  }

  private int find(int[] parent, int node) {
    while (parent[node] != node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }
}
