#include <stack>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> pacificAtlantic(const vector<vector<int>>& heights) {
    int lastRow = heights.size() - 1;
    int lastColumn = heights[0].size() - 1;
    vector<pair<int, int>> west, east;
    for (int row = 0; row <= lastRow; row++) {
      west.push_back({row, 0});
      east.push_back({row, lastColumn});
    }
    for (int column = 0; column <= lastColumn; column++) {
      west.push_back({0, column});
      east.push_back({lastRow, column});
    }
    vector<vector<bool>> pacific = uphill(west, heights);
    vector<vector<bool>> atlantic = uphill(east, heights);
    vector<vector<int>> cells;
    for (int row = 0; row <= lastRow; row++) {
      for (int column = 0; column <= lastColumn; column++) {
        if (pacific[row][column] && atlantic[row][column]) {
          cells.push_back({row, column});
        }
      }
    }
    return cells;
  }

private:
  const vector<pair<int, int>> directions = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  vector<vector<bool>> uphill(
      const vector<pair<int, int>>& coast, const vector<vector<int>>& heights) {
    int rows = heights.size();
    int columns = heights[0].size();
    vector<vector<bool>> reached(rows, vector<bool>(columns, false));
    stack<pair<int, int>> toVisit;
    for (auto [row, column] : coast) {
      reached[row][column] = true;
      toVisit.push({row, column});
    }
    while (!toVisit.empty()) {
      auto [row, column] = toVisit.top();
      toVisit.pop();
      for (auto [down, right] : directions) {
        int nextRow = row + down;
        int nextColumn = column + right;
        if (nextRow < 0 || nextRow == rows || nextColumn < 0 || nextColumn == columns
            || reached[nextRow][nextColumn]
            || heights[nextRow][nextColumn] < heights[row][column]) {
          continue;
        }
        reached[nextRow][nextColumn] = true;
        toVisit.push({nextRow, nextColumn});
      }
    }
    return reached;
  }
};
