#include <numeric>
#include <vector>

using namespace std;

class Solution {
public:
  int pivotIndex(const vector<int>& numbers) {
    int total = accumulate(numbers.begin(), numbers.end(), 0);
    int left = 0;
    for (size_t index = 0; index < numbers.size(); index++) {
      if (left == total - left - numbers[index]) {
        return index;
      }
      left += numbers[index];
    }
    return -1;
  }
};
