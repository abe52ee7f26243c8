#include <numeric>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  bool isTree(int count, const vector<vector<int>>& edges) {
    if (static_cast<int>(edges.size()) != count - 1) {
      return false;
    }
    vector<int> parent(count);
    iota(parent.begin(), parent.end(), 0);
    vector<int> size(count, 1);
    for (const vector<int>& edge : edges) {
      int root = find(parent, edge[0]);
      int other = find(parent, edge[1]);
      if (root == other) {
        // They were connected: this closes a cycle.
        return false;
      }
      if (size[root] < size[other]) {
        swap(root, other);
      }
      parent[other] = root;
      size[root] += size[other];
    }
    return true;
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
