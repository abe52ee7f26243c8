class Solution {
  public int[] redundantConnection(int[][] edges) {
    int[] parents = new int[edges.length + 1];
    int[] sizes = new int[edges.length + 1];
    for (int node = 0; node < parents.length; node++) {
      parents[node] = node;
      sizes[node] = 1;
    }
    for (int[] edge : edges) {
      int one = find(parents, edge[0]);
      int other = find(parents, edge[1]);
      if (one == other) {
        return edge;
      }
      int large = sizes[one] < sizes[other] ? other : one;
      int small = large == one ? other : one;
      parents[small] = large;
      sizes[large] += sizes[small];
    }
    throw new IllegalArgumentException("no edge closes a cycle");
  }

  private int find(int[] parents, int node) {
    while (parents[node] != node) {
      parents[node] = parents[parents[node]];
      node = parents[node];
    }
    return node;
  }
}
