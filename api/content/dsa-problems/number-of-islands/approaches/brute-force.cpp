#include <algorithm>
#include <stack>
#include <string>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int countIslands(const vector<string>& grid) {
    int islands = 0;
    vector<pair<int, int>> visited;
    const int rows = grid.size();
    for (int row = 0; row < rows; row++) {
      const int columns = grid[row].size();
      for (int column = 0; column < columns; column++) {
        if (grid[row][column] == '1' && !contains(visited, {row, column})) {
          islands++;
          visitIsland(grid, {row, column}, visited);
        }
      }
    }
    return islands;
  }

private:
  bool contains(const vector<pair<int, int>>& cells, pair<int, int> cell) {
    return find(cells.begin(), cells.end(), cell) != cells.end();
  }

  void visitIsland(
      const vector<string>& grid, pair<int, int> start, vector<pair<int, int>>& visited) {
    const int rows = grid.size();
    const int columns = grid[0].size();
    stack<pair<int, int>> toVisit;
    toVisit.push(start);
    while (!toVisit.empty()) {
      auto [row, column] = toVisit.top();
      toVisit.pop();
      bool inside = row >= 0 && row < rows && column >= 0 && column < columns;
      if (!inside || grid[row][column] != '1' || contains(visited, {row, column})) {
        continue;
      }
      visited.push_back({row, column});
      toVisit.push({row - 1, column});
      toVisit.push({row + 1, column});
      toVisit.push({row, column - 1});
      toVisit.push({row, column + 1});
    }
  }
};
