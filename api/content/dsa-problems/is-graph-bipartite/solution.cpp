#include <stack>
#include <vector>

using namespace std;

class Solution {
public:
  bool isBipartite(const vector<vector<int>>& neighbours) {
    int nodes = neighbours.size();
    vector<int> group(nodes, NONE);
    for (int start = 0; start < nodes; start++) {
      if (group[start] != NONE) {
        continue;
      }
      group[start] = 0;
      stack<int> toVisit({start});
      while (!toVisit.empty()) {
        int node = toVisit.top();
        toVisit.pop();
        for (int other : neighbours[node]) {
          if (group[other] == NONE) {
            group[other] = 1 - group[node];
            toVisit.push(other);
          } else if (group[other] == group[node]) {
            return false;
          }
        }
      }
    }
    return true;
  }

private:
  static constexpr int NONE = -1;
};
