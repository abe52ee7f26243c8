#include <vector>

using namespace std;

class Solution {
public:
  vector<int> searchRange(const vector<int>& numbers, int target) {
    int first = lowerBound(numbers, target);
    if (first == static_cast<int>(numbers.size()) || numbers[first] != target) {
      return {-1, -1};
    }
    return {first, lowerBound(numbers, target + 1) - 1};
  }

private:
  /** The first index whose number isn't smaller than value. */
  int lowerBound(const vector<int>& numbers, int value) {
    int low = 0;
    int high = numbers.size();
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
};
