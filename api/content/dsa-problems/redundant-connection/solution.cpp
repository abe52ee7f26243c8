#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> redundantConnection(const vector<vector<int>>& edges) {
    vector<int> parent(edges.size() + 1);
    iota(parent.begin(), parent.end(), 0);
    vector<int> size(parent.size(), 1);
    for (const auto& edge : edges) {
      int large = find(parent, edge[0]);
      int small = find(parent, edge[1]);
      if (large == small) {
        return edge;
      }
      if (size[large] < size[small]) {
        swap(large, small);
      }
      parent[small] = large;
      size[large] += size[small];
    }
    throw invalid_argument("no edge closes a cycle");
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
