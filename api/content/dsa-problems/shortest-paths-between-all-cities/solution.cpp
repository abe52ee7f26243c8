#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> shortestPaths(int count, const vector<vector<int>>& roads) {
    vector<vector<int>> best(count, vector<int>(count, NO_PATH));
    for (int city = 0; city < count; city++) {
      best[city][city] = 0;
    }
    for (const vector<int>& road : roads) {
      best[road[0]][road[1]] = road[2];
    }
    for (int middle = 0; middle < count; middle++) {
      const vector<int>& onward = best[middle];
      for (vector<int>& row : best) {
        int first = row[middle];
        if (first == NO_PATH) {
          continue;
        }
        for (int end = 0; end < count; end++) {
          // No path plus a negative length would look like a path.
          if (onward[end] != NO_PATH) {
            row[end] = min(row[end], first + onward[end]);
          }
        }
      }
    }
    return best;
  }

private:
  static constexpr int NO_PATH = 1'000'000'000;
};
