#include <algorithm>
#include <stack>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  long long rob(const vector<int>& amounts) {
    long long best = 0;
    // The next house, and what has been taken before it.
    stack<pair<size_t, long long>> nights;
    nights.push({0, 0});
    while (!nights.empty()) {
      auto [house, taken] = nights.top();
      nights.pop();
      if (house >= amounts.size()) {
        best = max(best, taken);
      } else {
        nights.push({house + 1, taken});
        nights.push({house + 2, taken + amounts[house]});
      }
    }
    return best;
  }
};
