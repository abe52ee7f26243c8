#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> merge(vector<vector<int>> intervals) {
    auto pair = overlappingPair(intervals);
    while (pair) {
      auto [one, other] = *pair;
      vector<int> both = {
          min(intervals[one][0], intervals[other][0]), max(intervals[one][1], intervals[other][1])};
      // The later one first: the earlier one keeps its place.
      intervals.erase(intervals.begin() + other);
      intervals.erase(intervals.begin() + one);
      intervals.push_back(both);
      pair = overlappingPair(intervals);
    }
    sort(intervals.begin(), intervals.end());
    return intervals;
  }

private:
  optional<pair<int, int>> overlappingPair(const vector<vector<int>>& intervals) {
    int count = intervals.size();
    for (int index = 0; index < count; index++) {
      for (int later = index + 1; later < count; later++) {
        if (intervals[index][0] <= intervals[later][1] &&
            intervals[later][0] <= intervals[index][1]) {
          return pair(index, later);
        }
      }
    }
    return nullopt;
  }
};
