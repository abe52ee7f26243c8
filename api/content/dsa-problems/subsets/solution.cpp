#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> subsets(const vector<int>& numbers) {
    vector<vector<int>> found;
    vector<int> chosen;
    extend(numbers, 0, chosen, found);
    return found;
  }

private:
  void extend(
      const vector<int>& numbers, size_t start, vector<int>& chosen, vector<vector<int>>& found) {
    found.push_back(chosen);
    for (size_t index = start; index < numbers.size(); index++) {
      chosen.push_back(numbers[index]);
      extend(numbers, index + 1, chosen, found);
      chosen.pop_back();
    }
  }
};
