#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  long long maxProfit(const vector<int>& prices) {
    long long profit = 0;
    for (size_t day = 1; day < prices.size(); day++) {
      profit += max(0, prices[day] - prices[day - 1]);
    }
    return profit;
  }
};
