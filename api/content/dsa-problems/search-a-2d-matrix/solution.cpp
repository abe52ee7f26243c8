#include <vector>

using namespace std;

class Solution {
public:
  bool searchMatrix(const vector<vector<int>>& matrix, int target) {
    int rows = matrix.size();
    int columns = matrix[0].size();
    int low = 0;
    int high = rows * columns - 1;
    while (low <= high) {
      int middle = low + (high - low) / 2;
      int value = matrix[middle / columns][middle % columns];
      if (value == target) {
        return true;
      }
      if (value < target) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }
};
