#include <climits>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> wallsAndGates(vector<vector<int>>& rooms) {
    int rows = rooms.size();
    int columns = rooms[0].size();
    queue<pair<int, int>> toVisit;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (rooms[row][column] == 0) {
          toVisit.push({row, column});
        }
      }
    }
    while (!toVisit.empty()) {
      auto [row, column] = toVisit.front();
      toVisit.pop();
      int steps = rooms[row][column] + 1;
      for (auto [down, right] : directions) {
        int r = row + down;
        int c = column + right;
        if (r < 0 || r == rows || c < 0 || c == columns || rooms[r][c] != EMPTY) {
          continue;
        }
        rooms[r][c] = steps;
        toVisit.push({r, c});
      }
    }
    return rooms;
  }

private:
  static constexpr int EMPTY = INT_MAX;
  const vector<pair<int, int>> directions = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
};
