#include <numeric>
#include <vector>

using namespace std;

class Solution {
public:
  int countComponents(int count, const vector<vector<int>>& edges) {
    vector<int> parent(count);
    iota(parent.begin(), parent.end(), 0);
    int components = count;
    for (const auto& edge : edges) {
      int root = find(parent, edge[0]);
      int other = find(parent, edge[1]);
      if (root != other) {
        parent[other] = root;
        components--;
      }
    }
    return components;
  }

private:
  int find(vector<int>& parent, int node) {
    while (parent[node] != node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  }
};
