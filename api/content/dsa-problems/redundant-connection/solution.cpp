#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> redundantConnection(const vector<vector<int>>& edges) {
    vector<int> parents(edges.size() + 1);
    iota(parents.begin(), parents.end(), 0);
    vector<int> sizes(parents.size(), 1);
    for (const auto& edge : edges) {
      int large = find(parents, edge[0]);
      int small = find(parents, edge[1]);
      if (large == small) {
        return edge;
      }
      if (sizes[large] < sizes[small]) {
        swap(large, small);
      }
      parents[small] = large;
      sizes[large] += sizes[small];
    }
    throw invalid_argument("no edge closes a cycle");
  }

private:
  int find(vector<int>& parents, int node) {
    while (parents[node] != node) {
      parents[node] = parents[parents[node]];
      node = parents[node];
    }
    return node;
  }
};
