#include <vector>

using namespace std;

class Solution {
public:
  bool hasPath(int n, const vector<vector<int>>& edges, int source, int target) {
    vector<vector<int>> neighbours(n);
    for (const vector<int>& edge : edges) {
      neighbours[edge[0]].push_back(edge[1]);
      neighbours[edge[1]].push_back(edge[0]);
    }
    vector<bool> seen(n);
    vector<int> waiting = {source};
    seen[source] = true;
    while (!waiting.empty()) {
      int node = waiting.back();
      waiting.pop_back();
      if (node == target) {
        return true;
      }
      for (int neighbour : neighbours[node]) {
        if (!seen[neighbour]) {
          seen[neighbour] = true;
          waiting.push_back(neighbour);
        }
      }
    }
    return false;
  }
};
