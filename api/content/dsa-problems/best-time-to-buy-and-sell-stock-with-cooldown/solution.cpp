#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxProfit(const vector<int>& prices) {
    int holding = -prices[0];
    int sold = 0;
    int free = 0;
    for (size_t day = 1; day < prices.size(); day++) {
      int stayingFree = max(free, sold);
      sold = holding + prices[day];
      holding = max(holding, free - prices[day]);
      free = stayingFree;
    }
    return max(sold, free);
  }
};
