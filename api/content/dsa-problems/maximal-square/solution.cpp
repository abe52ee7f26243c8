#include <algorithm>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  int maximalSquare(const vector<string>& grid) {
    int columns = grid[0].size();
    vector<int> above(columns + 1, 0);
    int largest = 0;
    for (const string& row : grid) {
      vector<int> current(columns + 1, 0);
      for (int column = 1; column <= columns; column++) {
        if (row[column - 1] == '1') {
          current[column] = 1 + min({above[column], current[column - 1], above[column - 1]});
          largest = max(largest, current[column]);
        }
      }
      above = current;
    }
    return largest * largest;
  }
};
