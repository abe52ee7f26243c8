#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> insert(const vector<vector<int>>& intervals, const vector<int>& added) {
    vector<vector<int>> merged;
    int start = added[0];
    int end = added[1];
    size_t at = 0;
    while (at < intervals.size() && intervals[at][1] < start) {
      merged.push_back(intervals[at]);
      at++;
    }
    while (at < intervals.size() && intervals[at][0] <= end) {
      start = min(start, intervals[at][0]);
      end = max(end, intervals[at][1]);
      at++;
    }
    merged.push_back({start, end});
    merged.insert(merged.end(), intervals.begin() + at, intervals.end());
    return merged;
  }
};
