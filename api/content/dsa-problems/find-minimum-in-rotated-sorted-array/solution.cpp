#include <vector>

using namespace std;

class Solution {
public:
  int findMin(const vector<int>& numbers) {
    int low = 0;
    int high = static_cast<int>(numbers.size()) - 1;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] > numbers[high]) {
        // The drop is after the middle.
        low = middle + 1;
      } else {
        // The middle itself may be the minimum.
        high = middle;
      }
    }
    return numbers[low];
  }
};
