#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> setZeroes(vector<vector<int>>& matrix) {
    int height = matrix.size();
    int width = matrix[0].size();
    bool firstRow = count(matrix[0].begin(), matrix[0].end(), 0) > 0;
    bool firstColumn = any_of(matrix.begin(), matrix.end(), [](const auto& row) {
      return row[0] == 0;
    });
    // The first row and column mark what becomes zero.
    for (int row = 1; row < height; row++) {
      for (int column = 1; column < width; column++) {
        if (matrix[row][column] == 0) {
          matrix[row][0] = 0;
          matrix[0][column] = 0;
        }
      }
    }
    for (int row = 1; row < height; row++) {
      for (int column = 1; column < width; column++) {
        if (matrix[row][0] == 0 || matrix[0][column] == 0) {
          matrix[row][column] = 0;
        }
      }
    }
    if (firstRow) {
      fill(matrix[0].begin(), matrix[0].end(), 0);
    }
    if (firstColumn) {
      for (auto& row : matrix) {
        row[0] = 0;
      }
    }
    return matrix;
  }
};
