#include <queue>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> kClosest(const vector<vector<int>>& points, int k) {
    // Squared distances and indices of the k closest points so far, the farthest on top.
    priority_queue<pair<int, int>> closest;
    const int count = points.size();
    for (int index = 0; index < count; index++) {
      int x = points[index][0];
      int y = points[index][1];
      closest.emplace(x * x + y * y, index);
      if (static_cast<int>(closest.size()) > k) {
        closest.pop();
      }
    }
    vector<vector<int>> result;
    while (!closest.empty()) {
      result.push_back(points[closest.top().second]);
      closest.pop();
    }
    return result;
  }
};
