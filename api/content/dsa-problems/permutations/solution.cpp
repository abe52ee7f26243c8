#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> permute(const vector<int>& numbers) {
    vector<vector<int>> found;
    vector<int> chosen;
    unordered_set<int> used;
    extend(numbers, chosen, used, found);
    return found;
  }

private:
  void extend(
      const vector<int>& numbers, vector<int>& chosen, unordered_set<int>& used,
      vector<vector<int>>& found) {
    if (chosen.size() == numbers.size()) {
      found.push_back(chosen);
    }
    for (int number : numbers) {
      if (used.contains(number)) {
        continue;
      }
      used.insert(number);
      chosen.push_back(number);
      extend(numbers, chosen, used, found);
      chosen.pop_back();
      used.erase(number);
    }
  }
};
