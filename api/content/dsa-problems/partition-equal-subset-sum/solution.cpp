#include <numeric>
#include <vector>

using namespace std;

class Solution {
public:
  bool canPartition(const vector<int>& numbers) {
    int sum = accumulate(numbers.begin(), numbers.end(), 0);
    if (sum % 2 == 1) {
      return false;
    }
    int half = sum / 2;
    vector<bool> reachable(half + 1, false);
    reachable[0] = true;
    for (int number : numbers) {
      // Downwards, so that no number is used twice.
      for (int total = half; total >= number; total--) {
        if (reachable[total - number]) {
          reachable[total] = true;
        }
      }
    }
    return reachable[half];
  }
};
