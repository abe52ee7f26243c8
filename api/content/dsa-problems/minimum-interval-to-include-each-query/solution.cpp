#include <algorithm>
#include <functional>
#include <numeric>
#include <queue>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> minIntervals(vector<vector<int>> intervals, const vector<int>& queries) {
    sort(intervals.begin(), intervals.end());
    vector<int> byQuery(queries.size());
    iota(byQuery.begin(), byQuery.end(), 0);
    sort(byQuery.begin(), byQuery.end(), [&](int one, int other) {
      return queries[one] < queries[other];
    });
    vector<int> sizes(queries.size(), -1);
    // Size and end of those that have begun, the smallest on top.
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> candidates;
    size_t begun = 0;
    for (int index : byQuery) {
      int query = queries[index];
      while (begun < intervals.size() && intervals[begun][0] <= query) {
        int start = intervals[begun][0];
        int end = intervals[begun][1];
        candidates.push({end - start + 1, end});
        begun++;
      }
      while (!candidates.empty() && candidates.top().second < query) {
        candidates.pop();
      }
      if (!candidates.empty()) {
        sizes[index] = candidates.top().first;
      }
    }
    return sizes;
  }
};
