#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> combine(int n, int k) {
    vector<vector<int>> choices;
    vector<int> chosen;
    choose(1, n, k, chosen, choices);
    return choices;
  }

private:
  void choose(int first, int n, int k, vector<int>& chosen, vector<vector<int>>& choices) {
    int missing = k - static_cast<int>(chosen.size());
    if (missing == 0) {
      choices.push_back(chosen);
      return;
    }
    // A larger number would leave too few for the rest.
    for (int number = first; number <= n - missing + 1; number++) {
      chosen.push_back(number);
      choose(number + 1, n, k, chosen, choices);
      chosen.pop_back();
    }
  }
};
