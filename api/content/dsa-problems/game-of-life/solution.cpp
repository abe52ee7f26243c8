#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> nextRound(vector<vector<int>>& cells) {
    int height = cells.size();
    int width = cells[0].size();
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        int living = livingNeighbours(cells, row, column);
        if (living == 3 || (living == 2 && (cells[row][column] & 1) == 1)) {
          // The new state is the second bit.
          cells[row][column] |= 2;
        }
      }
    }
    for (vector<int>& line : cells) {
      for (int& cell : line) {
        cell >>= 1;
      }
    }
    return cells;
  }

private:
  int livingNeighbours(const vector<vector<int>>& cells, int row, int column) {
    int height = cells.size();
    int width = cells[0].size();
    int living = 0;
    for (int y = max(0, row - 1); y < min(height, row + 2); y++) {
      for (int x = max(0, column - 1); x < min(width, column + 2); x++) {
        if (y != row || x != column) {
          living += cells[y][x] & 1;
        }
      }
    }
    return living;
  }
};
