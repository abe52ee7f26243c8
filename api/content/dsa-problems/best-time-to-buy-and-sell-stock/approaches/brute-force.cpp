#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxProfit(const vector<int>& prices) {
    int best = 0;
    for (size_t buy = 0; buy < prices.size(); buy++) {
      for (size_t sell = buy + 1; sell < prices.size(); sell++) {
        best = max(best, prices[sell] - prices[buy]);
      }
    }
    return best;
  }
};
