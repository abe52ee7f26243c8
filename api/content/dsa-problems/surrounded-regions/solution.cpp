#include <stack>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<char>> captureRegions(vector<vector<char>>& board) {
    int height = board.size();
    int width = board[0].size();
    vector<vector<bool>> safe(height, vector<bool>(width, false));
    stack<pair<int, int>> toVisit;
    auto makeSafe = [&](int row, int column) {
      if (row < 0 || row == height || column < 0 || column == width
          || board[row][column] != 'O' || safe[row][column]) {
        return;
      }
      safe[row][column] = true;
      toVisit.push({row, column});
    };
    for (int row = 0; row < height; row++) {
      makeSafe(row, 0);
      makeSafe(row, width - 1);
    }
    for (int column = 0; column < width; column++) {
      makeSafe(0, column);
      makeSafe(height - 1, column);
    }
    while (!toVisit.empty()) {
      auto [row, column] = toVisit.top();
      toVisit.pop();
      makeSafe(row - 1, column);
      makeSafe(row + 1, column);
      makeSafe(row, column - 1);
      makeSafe(row, column + 1);
    }
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        if (!safe[row][column]) {
          board[row][column] = 'X';
        }
      }
    }
    return board;
  }
};
