#include <vector>

using namespace std;

class Solution {
public:
  long long uniquePaths(int rows, int columns) {
    vector<long long> counts(columns, 1);
    for (int row = 1; row < rows; row++) {
      for (int column = 1; column < columns; column++) {
        counts[column] += counts[column - 1];
      }
    }
    return counts.back();
  }
};
