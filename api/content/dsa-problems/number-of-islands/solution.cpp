#include <stack>
#include <string>
#include <utility>
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
  /** Turns an island into water, so that it's counted once. */
  void sink(vector<string>& cells, int startRow, int startColumn) {
    const int rows = cells.size();
    const int columns = cells[0].size();
    stack<pair<int, int>> toVisit;
    cells[startRow][startColumn] = '0';
    toVisit.emplace(startRow, startColumn);
    while (!toVisit.empty()) {
      const auto [row, column] = toVisit.top();
      toVisit.pop();
      for (const auto& [near, beside] : {
               pair(row - 1, column), pair(row + 1, column),
               pair(row, column - 1), pair(row, column + 1)}) {
        bool inside = near >= 0 && near < rows && beside >= 0 && beside < columns;
        if (inside && cells[near][beside] == '1') {
          cells[near][beside] = '0';
          toVisit.emplace(near, beside);
        }
      }
    }
  }
};
