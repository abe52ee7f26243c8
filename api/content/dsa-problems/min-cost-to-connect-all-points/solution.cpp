#include <algorithm>
#include <climits>
#include <cstdlib>
#include <vector>

using namespace std;

class Solution {
public:
  int connectionCost(const vector<vector<int>>& points) {
    int count = points.size();
    // For each point outside, the distance to the nearest one that's connected.
    vector<int> distances(count, INT_MAX);
    vector<bool> connected(count, false);
    int added = 0;
    int total = 0;
    for (int outside = count - 1; outside > 0; outside--) {
      connected[added] = true;
      int nearest = -1;
      for (int index = 0; index < count; index++) {
        if (connected[index]) {
          continue;
        }
        distances[index] = min(distances[index], distance(points[index], points[added]));
        if (nearest == -1 || distances[index] < distances[nearest]) {
          nearest = index;
        }
      }
      total += distances[nearest];
      added = nearest;
    }
    return total;
  }

private:
  int distance(const vector<int>& one, const vector<int>& other) {
    return abs(one[0] - other[0]) + abs(one[1] - other[1]);
  }
};
