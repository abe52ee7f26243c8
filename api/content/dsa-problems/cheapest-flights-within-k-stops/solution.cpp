#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int cheapestPrice(
      const vector<vector<int>>& flights, int count, int start, int goal, int stops) {
    vector<int> price(count, UNREACHED);
    price[start] = 0;
    for (int round = 0; round <= stops; round++) {
      const vector<int> before = price;
      for (const vector<int>& flight : flights) {
        int source = flight[0];
        int target = flight[1];
        int cost = flight[2];
        price[target] = min(price[target], before[source] + cost);
      }
    }
    return price[goal] == UNREACHED ? -1 : price[goal];
  }

private:
  static constexpr int UNREACHED = 1'000'000'000;
};
