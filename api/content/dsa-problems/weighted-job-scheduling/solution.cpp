#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxProfit(vector<vector<int>> jobs) {
    sort(jobs.begin(), jobs.end(),
         [](const vector<int>& a, const vector<int>& b) { return a[1] < b[1]; });
    vector<int> ends;
    for (const vector<int>& job : jobs) {
      ends.push_back(job[1]);
    }
    // The largest profit from the first few jobs: none of them, the first, …
    vector<int> best{0};
    for (const vector<int>& job : jobs) {
      auto before = upper_bound(ends.begin(), ends.end(), job[0]) - ends.begin();
      best.push_back(max(best.back(), best[before] + job[2]));
    }
    return best.back();
  }
};
