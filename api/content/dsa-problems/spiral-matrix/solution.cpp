#include <vector>

using namespace std;

class Solution {
public:
  vector<int> spiralOrder(const vector<vector<int>>& matrix) {
    vector<int> values;
    int top = 0;
    int bottom = matrix.size() - 1;
    int left = 0;
    int right = matrix[0].size() - 1;
    while (top <= bottom && left <= right) {
      for (int column = left; column <= right; column++) {
        values.push_back(matrix[top][column]);
      }
      for (int row = top + 1; row <= bottom; row++) {
        values.push_back(matrix[row][right]);
      }
      if (top < bottom) {
        for (int column = right - 1; column >= left; column--) {
          values.push_back(matrix[bottom][column]);
        }
      }
      if (left < right) {
        for (int row = bottom - 1; row > top; row--) {
          values.push_back(matrix[row][left]);
        }
      }
      top++;
      bottom--;
      left++;
      right--;
    }
    return values;
  }
};
