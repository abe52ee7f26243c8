#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int fewestJumps(const vector<int>& jumps) {
    const int last = jumps.size() - 1;
    int count = 0;
    int levelEnd = 0;
    int farthest = 0;
    for (int index = 0; index < last; index++) {
      farthest = max(farthest, index + jumps[index]);
      if (index == levelEnd) {
        count++;
        levelEnd = farthest;
      }
    }
    return count;
  }
};
