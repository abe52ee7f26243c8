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
      const vector<int>& sorted, size_t start, int left, vector<int>& chosen,
      vector<vector<int>>& found) {
    if (left == 0) {
      found.push_back(chosen);
      return;
    }
    for (size_t index = start; index < sorted.size() && sorted[index] <= left; index++) {
      chosen.push_back(sorted[index]);
      // The same candidate may be used again.
      extend(sorted, index, left - sorted[index], chosen, found);
      chosen.pop_back();
    }
  }
};
