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
    for (int row = 0; row < height; row++) {
      toVisit.push({row, 0});
      toVisit.push({row, width - 1});
    }
    for (int column = 0; column < width; column++) {
      toVisit.push({0, column});
      toVisit.push({height - 1, column});
    }
    while (!toVisit.empty()) {
      auto [row, column] = toVisit.top();
      toVisit.pop();
      if (row < 0 || row == height || column < 0 || column == width
          || board[row][column] != 'O' || safe[row][column]) {
        continue;
      }
      safe[row][column] = true;
      toVisit.push({row - 1, column});
      toVisit.push({row + 1, column});
      toVisit.push({row, column - 1});
      toVisit.push({row, column + 1});
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
