#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxCoins(const vector<int>& values) {
    vector<int> balloons{1};
    balloons.insert(balloons.end(), values.begin(), values.end());
    balloons.push_back(1);
    const int size = balloons.size();
    // The coins for everything between two balloons, which aren't burst themselves.
    vector<vector<int>> best(size, vector<int>(size, 0));
    for (int width = 2; width < size; width++) {
      for (int left = 0; left + width < size; left++) {
        int right = left + width;
        for (int last = left + 1; last < right; last++) {
          // The last balloon to burst has only the ends as neighbours.
          int coins = balloons[left] * balloons[last] * balloons[right];
          best[left][right] = max(best[left][right], best[left][last] + coins + best[last][right]);
        }
      }
    }
    return best[0][size - 1];
  }
};
