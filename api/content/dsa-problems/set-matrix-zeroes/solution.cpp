#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> setZeroes(vector<vector<int>>& matrix) {
    int width = matrix[0].size();
    bool firstColumnHasZero = false;
    for (auto& row : matrix) {
      if (row[0] == 0) {
        firstColumnHasZero = true;
      }
      for (int column = 1; column < width; column++) {
        if (row[column] == 0) {
          row[0] = 0;
          matrix[0][column] = 0;
        }
      }
    }
    // From the bottom: the marks of the columns are in the first row.
    for (int row = matrix.size() - 1; row >= 0; row--) {
      for (int column = 1; column < width; column++) {
        if (matrix[row][0] == 0 || matrix[0][column] == 0) {
          matrix[row][column] = 0;
        }
      }
      if (firstColumnHasZero) {
        matrix[row][0] = 0;
      }
    }
    return matrix;
  }
};
