#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int minCost(const vector<int>& costs) {
    int twoBelow = 0;
    int oneBelow = 0;
    for (int cost : costs) {
      int here = cost + min(twoBelow, oneBelow);
      twoBelow = oneBelow;
      oneBelow = here;
    }
    return min(twoBelow, oneBelow);
  }
};
