#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> rotate(vector<vector<int>>& matrix) {
    reverse(matrix.begin(), matrix.end());
    for (size_t row = 0; row < matrix.size(); row++) {
      for (size_t column = 0; column < row; column++) {
        swap(matrix[row][column], matrix[column][row]);
      }
    }
    return matrix;
  }
};
