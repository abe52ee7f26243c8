#include <string>
#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  bool isValidSudoku(const vector<string>& board) {
    unordered_set<string> seen;
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        char digit = board[row][column];
        if (digit == '.') {
          continue;
        }
        int box = 3 * (row / 3) + column / 3;
        vector<string> facts = {
            "row " + to_string(row) + ": " + digit,
            "column " + to_string(column) + ": " + digit,
            "box " + to_string(box) + ": " + digit,
        };
        for (const string& fact : facts) {
          if (!seen.insert(fact).second) {
            return false;
          }
        }
      }
    }
    return true;
  }
};
