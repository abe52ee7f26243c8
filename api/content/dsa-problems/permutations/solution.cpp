#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> permute(const vector<int>& numbers) {
    vector<vector<int>> found;
    vector<int> chosen;
    vector<bool> used(numbers.size(), false);
    fillNextPlace(numbers, chosen, used, found);
    return found;
  }

private:
  void fillNextPlace(
      const vector<int>& numbers, vector<int>& chosen, vector<bool>& used,
      vector<vector<int>>& found) {
    if (chosen.size() == numbers.size()) {
      found.push_back(chosen);
      return;
    }
    for (size_t position = 0; position < numbers.size(); position++) {
      if (used[position]) {
        continue;
      }
      used[position] = true;
      chosen.push_back(numbers[position]);
      fillNextPlace(numbers, chosen, used, found);
      chosen.pop_back();
      used[position] = false;
    }
  }
};
