#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> distinctSubsets(vector<int> numbers) {
    sort(numbers.begin(), numbers.end());
    vector<vector<int>> found;
    vector<int> chosen;
    extend(numbers, 0, chosen, found);
    return found;
  }

private:
  void extend(
      const vector<int>& sorted, size_t start, vector<int>& chosen, vector<vector<int>>& found) {
    found.push_back(chosen);
    for (size_t index = start; index < sorted.size(); index++) {
      // The branch before this one had the same number.
      if (index > start && sorted[index] == sorted[index - 1]) {
        continue;
      }
      chosen.push_back(sorted[index]);
      extend(sorted, index + 1, chosen, found);
      chosen.pop_back();
    }
  }
};
