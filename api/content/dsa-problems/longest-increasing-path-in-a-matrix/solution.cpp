#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int longestIncreasingPath(const vector<vector<int>>& matrix) {
    const int rows = matrix.size();
    const int columns = matrix[0].size();
    vector<tuple<int, int, int>> cells;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        cells.emplace_back(matrix[row][column], row, column);
      }
    }
    sort(cells.begin(), cells.end());
    vector<vector<int>> length(rows, vector<int>(columns, 0));
    int longest = 0;
    for (const auto& [number, row, column] : cells) {
      int before = 0;
      for (const auto& [near, beside] : {
               pair(row - 1, column), pair(row + 1, column),
               pair(row, column - 1), pair(row, column + 1)}) {
        bool inside = near >= 0 && near < rows && beside >= 0 && beside < columns;
        if (inside && matrix[near][beside] < number) {
          before = max(before, length[near][beside]);
        }
      }
      length[row][column] = before + 1;
      longest = max(longest, before + 1);
    }
    return longest;
  }
};
