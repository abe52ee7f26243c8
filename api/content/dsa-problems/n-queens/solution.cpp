#include <string>
#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<string>> nQueens(int size) {
    vector<vector<string>> found;
    place(0, size, found);
    return found;
  }

private:
  unordered_set<int> columns;
  // Diagonals with the same row - column, and with the same row + column.
  unordered_set<int> falling;
  unordered_set<int> rising;
  vector<int> chosen;

  void place(int row, int size, vector<vector<string>>& found) {
    if (row == size) {
      vector<string> board(size, string(size, '.'));
      for (int queen = 0; queen < size; queen++) {
        board[queen][chosen[queen]] = 'Q';
      }
      found.push_back(board);
      return;
    }
    for (int column = 0; column < size; column++) {
      if (columns.contains(column) || falling.contains(row - column)
          || rising.contains(row + column)) {
        continue;
      }
      columns.insert(column);
      falling.insert(row - column);
      rising.insert(row + column);
      chosen.push_back(column);
      place(row + 1, size, found);
      chosen.pop_back();
      columns.erase(column);
      falling.erase(row - column);
      rising.erase(row + column);
    }
  }
};
