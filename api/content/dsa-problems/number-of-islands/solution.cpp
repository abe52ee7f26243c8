#include <stack>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  int countIslands(vector<string> grid) {
    int rows = grid.size();
    int columns = grid.empty() ? 0 : grid[0].size();
    int islands = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (grid[row][column] == '1') {
          islands++;
          sink(grid, row, column);
        }
      }
    }
    return islands;
  }

private:
  void sink(vector<string>& cells, int startRow, int startColumn) {
    int rows = cells.size();
    int columns = cells[0].size();
    stack<pair<int, int>> toVisit;
    toVisit.push({startRow, startColumn});
    while (!toVisit.empty()) {
      auto [row, column] = toVisit.top();
      toVisit.pop();
      if (row < 0 || row == rows || column < 0 || column == columns
          || cells[row][column] != '1') {
        continue;
      }
      cells[row][column] = '0';
      toVisit.push({row - 1, column});
      toVisit.push({row + 1, column});
      toVisit.push({row, column - 1});
      toVisit.push({row, column + 1});
    }
  }
};
