class Solution {
  public int countComponents(int count, int[][] edges) {
    int[] parent = new int[count];
    for (int node = 0; node < count; node++) {
      parent[node] = node;
    }
    int components = count;
    for (int[] edge : edges) {
      int root = find(parent, edge[0]);
      int other = find(parent, edge[1]);
      if (root != other) {
        parent[other] = root;
        components--;
      }
    }
    return components;
  }

  private int find(int[] parent, int node) {
    while (parent[node] != node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }
}
