#include <vector>

using namespace std;

class Solution {
public:
  long long countWays(const vector<int>& coins, int amount) {
    // Unsigned, because counts that the result doesn't need may overflow.
    vector<unsigned long long> ways(amount + 1, 0);
    ways[0] = 1;
    for (int coin : coins) {
      for (int total = coin; total <= amount; total++) {
        ways[total] += ways[total - coin];
      }
    }
    return ways[amount];
  }
};
