#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxProfit(int k, const vector<int>& prices) {
    // A trade that earns something takes two days.
    int most = min(k, static_cast<int>(prices.size()) / 2);
    vector<int> bought(most + 1, -prices[0]);
    vector<int> sold(most + 1, 0);
    for (int price : prices) {
      for (int trade = 1; trade <= most; trade++) {
        bought[trade] = max(bought[trade], sold[trade - 1] - price);
        sold[trade] = max(sold[trade], bought[trade] + price);
      }
    }
    return sold[most];
  }
};
