#include <vector>

using namespace std;

class Solution {
public:
  // 64 bits can hold the numbers of the first 67 rows.
  vector<vector<long long>> generate(int rowCount) {
    vector<vector<long long>> rows;
    for (int row = 0; row < rowCount; row++) {
      vector<long long> numbers(row + 1, 1);
      for (int column = 1; column < row; column++) {
        numbers[column] = rows[row - 1][column - 1] + rows[row - 1][column];
      }
      rows.push_back(numbers);
    }
    return rows;
  }
};
