#include <algorithm>
#include <numeric>
#include <vector>

using namespace std;

class Solution {
public:
  int splitArray(const vector<int>& numbers, int k) {
    int low = *max_element(numbers.begin(), numbers.end());
    int high = accumulate(numbers.begin(), numbers.end(), 0);
    while (low < high) {
      int limit = low + (high - low) / 2;
      if (partsNeeded(numbers, limit) <= k) {
        high = limit;
      } else {
        low = limit + 1;
      }
    }
    return low;
  }

private:
  // The fewest parts, if none may have a sum above limit.
  int partsNeeded(const vector<int>& numbers, int limit) {
    int parts = 1;
    int sum = 0;
    for (int number : numbers) {
      if (sum + number > limit) {
        parts++;
        sum = 0;
      }
      sum += number;
    }
    return parts;
  }
};
