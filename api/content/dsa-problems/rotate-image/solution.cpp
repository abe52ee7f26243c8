#include <algorithm>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> rotate(vector<vector<int>>& matrix) {
    size_t size = matrix.size();
    for (size_t row = 0; row < size; row++) {
      // Only right of the diagonal: each pair is swapped once.
      for (size_t column = row + 1; column < size; column++) {
        swap(matrix[row][column], matrix[column][row]);
      }
    }
    for (auto& cells : matrix) {
      reverse(cells.begin(), cells.end());
    }
    return matrix;
  }
};
