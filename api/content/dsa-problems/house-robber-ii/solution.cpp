#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  long long rob(const vector<int>& amounts) {
    const int last = amounts.size() - 1;
    if (last == 0) {
      return amounts[0];
    }
    return max(robRow(amounts, 0, last - 1), robRow(amounts, 1, last));
  }

private:
  /** The most that can be taken from the row of houses from start to end. */
  long long robRow(const vector<int>& amounts, int start, int end) {
    long long before = 0;
    long long best = 0;
    for (int house = start; house <= end; house++) {
      long long taking = before + amounts[house];
      before = best;
      best = max(best, taking);
    }
    return best;
  }
};
