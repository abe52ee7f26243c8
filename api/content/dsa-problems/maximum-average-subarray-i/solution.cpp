#include <algorithm>
#include <numeric>
#include <vector>

using namespace std;

class Solution {
public:
  double findMaxAverage(const vector<int>& numbers, int k) {
    int window = accumulate(numbers.begin(), numbers.begin() + k, 0);
    int best = window;
    for (size_t index = k; index < numbers.size(); index++) {
      window += numbers[index] - numbers[index - k];
      best = max(best, window);
    }
    return static_cast<double>(best) / k;
  }
};
