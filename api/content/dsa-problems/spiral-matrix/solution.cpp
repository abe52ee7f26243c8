#include <vector>

using namespace std;

class Solution {
public:
  vector<int> spiralOrder(const vector<vector<int>>& matrix) {
    vector<int> order;
    int top = 0;
    int bottom = matrix.size() - 1;
    int left = 0;
    int right = matrix[0].size() - 1;
    while (top <= bottom && left <= right) {
      for (int column = left; column <= right; column++) {
        order.push_back(matrix[top][column]);
      }
      top++;
      for (int row = top; row <= bottom; row++) {
        order.push_back(matrix[row][right]);
      }
      right--;
      // Is a row left?
      if (top <= bottom) {
        for (int column = right; column >= left; column--) {
          order.push_back(matrix[bottom][column]);
        }
        bottom--;
      }
      // Is a column left?
      if (left <= right) {
        for (int row = bottom; row >= top; row--) {
          order.push_back(matrix[row][left]);
        }
        left++;
      }
    }
    return order;
  }
};
