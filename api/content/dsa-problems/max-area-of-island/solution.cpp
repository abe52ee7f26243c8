#include <algorithm>
#include <stack>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int largestIsland(vector<vector<int>> grid) {
    const int rows = grid.size();
    const int columns = grid[0].size();
    int largest = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (grid[row][column] == 1) {
          largest = max(largest, areaFrom(grid, row, column));
        }
      }
    }
    return largest;
  }

private:
  /** The area of an island, which leaves the map so that it's counted once. */
  int areaFrom(vector<vector<int>>& land, int startRow, int startColumn) {
    const int rows = land.size();
    const int columns = land[0].size();
    stack<pair<int, int>> toVisit;
    land[startRow][startColumn] = 0;
    toVisit.emplace(startRow, startColumn);
    int area = 0;
    while (!toVisit.empty()) {
      const auto [row, column] = toVisit.top();
      toVisit.pop();
      area++;
      for (const auto& [near, beside] : {
               pair(row - 1, column), pair(row + 1, column),
               pair(row, column - 1), pair(row, column + 1)}) {
        bool inside = near >= 0 && near < rows && beside >= 0 && beside < columns;
        if (inside && land[near][beside] == 1) {
          land[near][beside] = 0;
          toVisit.emplace(near, beside);
        }
      }
    }
    return area;
  }
};
