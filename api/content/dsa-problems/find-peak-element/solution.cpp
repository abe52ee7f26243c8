#include <vector>

using namespace std;

class Solution {
public:
  int findPeakElement(const vector<int>& numbers) {
    int low = 0;
    int high = numbers.size() - 1;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] < numbers[middle + 1]) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
};
