#include <queue>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> nearestZeros(const vector<vector<int>>& matrix) {
    int rows = matrix.size();
    int columns = matrix[0].size();
    vector<vector<int>> distances(rows, vector<int>(columns, UNKNOWN));
    queue<pair<int, int>> toVisit;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (matrix[row][column] == 0) {
          distances[row][column] = 0;
          toVisit.push({row, column});
        }
      }
    }
    while (!toVisit.empty()) {
      auto [row, column] = toVisit.front();
      toVisit.pop();
      int steps = distances[row][column] + 1;
      for (auto [down, right] : directions) {
        int r = row + down;
        int c = column + right;
        if (r < 0 || r == rows || c < 0 || c == columns || distances[r][c] != UNKNOWN) {
          continue;
        }
        distances[r][c] = steps;
        toVisit.push({r, c});
      }
    }
    return distances;
  }

private:
  static constexpr int UNKNOWN = -1;
  const vector<pair<int, int>> directions = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
};
