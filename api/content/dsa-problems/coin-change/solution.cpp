#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int coinChange(const vector<int>& coins, int amount) {
    // A count larger than any amount needs marks one that can't be paid.
    const int impossible = amount + 1;
    vector<int> fewest(amount + 1, impossible);
    fewest[0] = 0;
    for (int total = 1; total <= amount; total++) {
      for (int coin : coins) {
        if (coin <= total) {
          fewest[total] = min(fewest[total], fewest[total - coin] + 1);
        }
      }
    }
    return fewest[amount] == impossible ? -1 : fewest[amount];
  }
};
