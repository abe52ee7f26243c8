#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxSubarray(const vector<int>& numbers) {
    int best = numbers[0];
    for (size_t start = 0; start < numbers.size(); start++) {
      int sum = 0;
      for (size_t end = start; end < numbers.size(); end++) {
        sum += numbers[end];
        best = max(best, sum);
      }
    }
    return best;
  }
};
