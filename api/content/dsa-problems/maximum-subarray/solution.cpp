#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxSubarray(const vector<int>& numbers) {
    int best = numbers[0];
    int ending = numbers[0];
    for (size_t index = 1; index < numbers.size(); index++) {
      // Start here, or extend the best that ended just before.
      ending = max(numbers[index], ending + numbers[index]);
      best = max(best, ending);
    }
    return best;
  }
};
