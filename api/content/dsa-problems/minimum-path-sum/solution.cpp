#include <algorithm>
#include <climits>
#include <vector>

using namespace std;

class Solution {
public:
  int minPathSum(const vector<vector<int>>& grid) {
    int columns = grid[0].size();
    vector<int> best(columns, INT_MAX);
    best[0] = 0;
    for (const vector<int>& row : grid) {
      best[0] += row[0];
      for (int column = 1; column < columns; column++) {
        best[column] = row[column] + min(best[column], best[column - 1]);
      }
    }
    return best.back();
  }
};
