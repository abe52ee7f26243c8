#include <stack>
#include <vector>

using namespace std;

class Solution {
public:
  int countComponents(int count, const vector<vector<int>>& edges) {
    vector<vector<int>> neighbours(count);
    for (const auto& edge : edges) {
      neighbours[edge[0]].push_back(edge[1]);
      neighbours[edge[1]].push_back(edge[0]);
    }
    vector<bool> seen(count, false);
    int components = 0;
    for (int start = 0; start < count; start++) {
      if (!seen[start]) {
        components++;
        markFrom(start, neighbours, seen);
      }
    }
    return components;
  }

private:
  void markFrom(int start, const vector<vector<int>>& neighbours, vector<bool>& seen) {
    stack<int> toVisit;
    seen[start] = true;
    toVisit.push(start);
    while (!toVisit.empty()) {
      int node = toVisit.top();
      toVisit.pop();
      for (int neighbour : neighbours[node]) {
        if (!seen[neighbour]) {
          seen[neighbour] = true;
          toVisit.push(neighbour);
        }
      }
    }
  }
};
