#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>
#include <vector>

using namespace std;

class Solution {
public:
  int earliestArrival(const vector<vector<int>>& heights) {
    int last = heights.size() - 1;
    vector<vector<bool>> marked(last + 1, vector<bool>(last + 1, false));
    marked[0][0] = true;
    // Height, row and column, the lowest on top.
    priority_queue<tuple<int, int, int>, vector<tuple<int, int, int>>, greater<>> shore;
    shore.push({heights[0][0], 0, 0});
    int time = 0;
    while (true) {
      auto [height, row, column] = shore.top();
      shore.pop();
      time = max(time, height);
      if (row == last && column == last) {
        return time;
      }
      for (auto [down, right] : directions) {
        int near = row + down;
        int beside = column + right;
        if (near < 0 || near > last || beside < 0 || beside > last || marked[near][beside]) {
          continue;
        }
        marked[near][beside] = true;
        shore.push({heights[near][beside], near, beside});
      }
    }
  }

private:
  const vector<pair<int, int>> directions = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
};
