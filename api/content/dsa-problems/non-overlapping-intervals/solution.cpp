#include <algorithm>
#include <climits>
#include <vector>

using namespace std;

class Solution {
public:
  int eraseOverlaps(vector<vector<int>> intervals) {
    // What ends first leaves the most room for the others.
    sort(intervals.begin(), intervals.end(), [](const auto& one, const auto& other) {
      return one[1] < other[1];
    });
    int erased = 0;
    int free = INT_MIN;
    for (const auto& interval : intervals) {
      if (interval[0] >= free) {
        free = interval[1];
      } else {
        erased++;
      }
    }
    return erased;
  }
};
