#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxProfit(const vector<int>& prices) {
    // The most money you can have after each of the four actions.
    int firstBought = -prices[0];
    int firstSold = 0;
    int secondBought = -prices[0];
    int secondSold = 0;
    for (int price : prices) {
      firstBought = max(firstBought, -price);
      firstSold = max(firstSold, firstBought + price);
      secondBought = max(secondBought, firstSold - price);
      secondSold = max(secondSold, secondBought + price);
    }
    return secondSold;
  }
};
