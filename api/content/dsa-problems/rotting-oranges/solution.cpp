#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int minutesToRot(vector<vector<int>> box) {
    int rows = box.size();
    int columns = box[0].size();
    int fresh = 0;
    vector<pair<int, int>> newlyRotten;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (box[row][column] == FRESH) {
          fresh++;
        } else if (box[row][column] == ROTTEN) {
          newlyRotten.push_back({row, column});
        }
      }
    }
    int minutes = 0;
    while (fresh > 0 && !newlyRotten.empty()) {
      minutes++;
      vector<pair<int, int>> following;
      for (auto [fromRow, fromColumn] : newlyRotten) {
        for (auto [down, right] : directions) {
          int row = fromRow + down;
          int column = fromColumn + right;
          if (row < 0 || row == rows || column < 0 || column == columns
              || box[row][column] != FRESH) {
            continue;
          }
          box[row][column] = ROTTEN;
          fresh--;
          following.push_back({row, column});
        }
      }
      newlyRotten = following;
    }
    return fresh > 0 ? -1 : minutes;
  }

private:
  static constexpr int FRESH = 1;
  static constexpr int ROTTEN = 2;
  const vector<pair<int, int>> directions = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
};
