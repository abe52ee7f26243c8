#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int longestIncreasingPath(const vector<vector<int>>& matrix) {
    const int rows = matrix.size();
    const int columns = matrix[0].size();
    // How many smaller neighbours of each cell haven't been removed yet.
    vector<vector<int>> smaller(rows, vector<int>(columns, 0));
    vector<pair<int, int>> level;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        for (const auto& [near, beside] : neighbours(matrix, row, column)) {
          smaller[row][column] += matrix[near][beside] < matrix[row][column];
        }
        if (smaller[row][column] == 0) {
          level.push_back({row, column});
        }
      }
    }
    int length = 0;
    while (!level.empty()) {
      length++;
      vector<pair<int, int>> following;
      for (const auto& [row, column] : level) {
        for (const auto& [near, beside] : neighbours(matrix, row, column)) {
          if (matrix[near][beside] > matrix[row][column] && --smaller[near][beside] == 0) {
            following.push_back({near, beside});
          }
        }
      }
      level = following;
    }
    return length;
  }

private:
  vector<pair<int, int>> neighbours(const vector<vector<int>>& matrix, int row, int column) {
    const int rows = matrix.size();
    const int columns = matrix[0].size();
    vector<pair<int, int>> inside;
    for (const auto& [near, beside] : {
             pair(row - 1, column), pair(row + 1, column),
             pair(row, column - 1), pair(row, column + 1)}) {
      if (near >= 0 && near < rows && beside >= 0 && beside < columns) {
        inside.push_back({near, beside});
      }
    }
    return inside;
  }
};
