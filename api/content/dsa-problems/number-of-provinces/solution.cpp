#include <stack>
#include <vector>

using namespace std;

class Solution {
public:
  int countProvinces(const vector<vector<int>>& joined) {
    int towns = joined.size();
    vector<bool> seen(towns, false);
    int provinces = 0;
    for (int start = 0; start < towns; start++) {
      if (seen[start]) {
        continue;
      }
      provinces++;
      seen[start] = true;
      stack<int> toVisit({start});
      while (!toVisit.empty()) {
        int town = toVisit.top();
        toVisit.pop();
        for (int other = 0; other < towns; other++) {
          if (joined[town][other] == 1 && !seen[other]) {
            seen[other] = true;
            toVisit.push(other);
          }
        }
      }
    }
    return provinces;
  }
};
