#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int minEatingSpeed(const vector<int>& piles, int hours) {
    int low = 1;
    int high = *max_element(piles.begin(), piles.end());
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (needed(piles, middle) <= hours) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

private:
  /** The hours for all piles, which may exceed 32 bits. */
  long long needed(const vector<int>& piles, int speed) {
    long long sum = 0;
    for (int pile : piles) {
      // pile / speed, rounded up.
      sum += (pile - 1) / speed + 1;
    }
    return sum;
  }
};
