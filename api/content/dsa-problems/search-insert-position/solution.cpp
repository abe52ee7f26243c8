#include <vector>

using namespace std;

class Solution {
public:
  int searchInsert(const vector<int>& numbers, int target) {
    int low = 0;
    int high = numbers.size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (numbers[middle] < target) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
};
