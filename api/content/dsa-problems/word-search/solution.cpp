#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  bool exist(vector<string> board, const string& word) {
    unordered_map<char, int> available;
    for (const string& row : board) {
      for (char letter : row) {
        available[letter]++;
      }
    }
    unordered_map<char, int> needed;
    for (char letter : word) {
      needed[letter]++;
      // Some letter doesn't occur often enough.
      if (needed[letter] > available[letter]) {
        return false;
      }
    }
    // The search begins with the rarer end.
    bool isRarerAtEnd = available[word.back()] < available[word.front()];
    string letters = isRarerAtEnd ? string(word.rbegin(), word.rend()) : word;
    int rows = board.size();
    int columns = board[0].size();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (search(board, letters, row, column, 0)) {
          return true;
        }
      }
    }
    return false;
  }

private:
  // Equals no letter.
  static constexpr char USED = '#';

  bool search(vector<string>& cells, const string& letters, int row, int column, size_t index) {
    int rows = cells.size();
    int columns = cells[0].size();
    if (row < 0 || row == rows || column < 0 || column == columns
        || cells[row][column] != letters[index]) {
      return false;
    }
    if (index == letters.size() - 1) {
      return true;
    }
    cells[row][column] = USED;
    bool found = search(cells, letters, row - 1, column, index + 1)
        || search(cells, letters, row + 1, column, index + 1)
        || search(cells, letters, row, column - 1, index + 1)
        || search(cells, letters, row, column + 1, index + 1);
    cells[row][column] = letters[index];
    return found;
  }
};
