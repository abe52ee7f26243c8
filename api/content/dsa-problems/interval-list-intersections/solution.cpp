#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> intersections(
      const vector<vector<int>>& first, const vector<vector<int>>& second) {
    vector<vector<int>> result;
    size_t i = 0;
    size_t j = 0;
    while (i < first.size() && j < second.size()) {
      int start = max(first[i][0], second[j][0]);
      int end = min(first[i][1], second[j][1]);
      if (start <= end) {
        result.push_back({start, end});
      }
      if (first[i][1] < second[j][1]) {
        i++;
      } else {
        j++;
      }
    }
    return result;
  }
};
