#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> combinationSum(vector<int> candidates, int target) {
    sort(candidates.begin(), candidates.end());
    vector<vector<int>> found;
    vector<int> chosen;
    extend(candidates, 0, target, chosen, found);
    return found;
  }

private:
  void extend(
      const vector<int>& sorted, size_t start, int remaining, vector<int>& chosen,
      vector<vector<int>>& found) {
    if (remaining == 0) {
      found.push_back(chosen);
      return;
    }
    for (size_t index = start; index < sorted.size() && sorted[index] <= remaining; index++) {
      // Already tried at this place.
      if (index > start && sorted[index] == sorted[index - 1]) {
        continue;
      }
      chosen.push_back(sorted[index]);
      extend(sorted, index + 1, remaining - sorted[index], chosen, found);
      chosen.pop_back();
    }
  }
};
