#include <algorithm>
#include <climits>
#include <vector>

using namespace std;

class Solution {
public:
  int maxSubarray(const vector<int>& numbers) {
    int best = INT_MIN;
    int ending = 0;
    for (int number : numbers) {
      ending = max(ending, 0) + number;
      best = max(best, ending);
    }
    return best;
  }
};
