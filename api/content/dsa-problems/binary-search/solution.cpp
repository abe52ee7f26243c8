#include <vector>

using namespace std;

class Solution {
public:
  int search(const vector<int>& numbers, int target) {
    int low = 0;
    int high = static_cast<int>(numbers.size()) - 1;
    // If the target is there, its index is between low and high, inclusive.
    while (low <= high) {
      // The sum low + high could overflow in a very long array.
      int middle = low + (high - low) / 2;
      if (numbers[middle] == target) {
        return middle;
      }
      if (numbers[middle] < target) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }
};
