#include <algorithm>
#include <climits>
#include <stack>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int coinChange(const vector<int>& coins, int amount) {
    int fewest = INT_MAX;
    // What is left to pay, and how many coins were used.
    stack<pair<int, int>> ways;
    ways.push({amount, 0});
    while (!ways.empty()) {
      auto [rest, used] = ways.top();
      ways.pop();
      if (rest == 0) {
        fewest = min(fewest, used);
      }
      for (int coin : coins) {
        if (coin <= rest) {
          ways.push({rest - coin, used + 1});
        }
      }
    }
    return fewest == INT_MAX ? -1 : fewest;
  }
};
