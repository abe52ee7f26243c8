#include <algorithm>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int maxPoints(const vector<vector<int>>& points) {
    int best = 1;
    for (size_t index = 0; index < points.size(); index++) {
      map<pair<int, int>, int> counts;
      for (size_t other = index + 1; other < points.size(); other++) {
        int dx = points[other][0] - points[index][0];
        int dy = points[other][1] - points[index][1];
        int count = ++counts[direction(dx, dy)];
        best = max(best, 1 + count);
      }
    }
    return best;
  }

private:
  // The shortest step along the line in whole numbers, to the right or straight up.
  pair<int, int> direction(int dx, int dy) {
    int divisor = gcd(dx, dy);
    if (dx < 0 || (dx == 0 && dy < 0)) {
      divisor = -divisor;
    }
    return {dx / divisor, dy / divisor};
  }
};
