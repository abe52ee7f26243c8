#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> floodFill(vector<vector<int>>& picture, int row, int column, int colour) {
    int height = picture.size();
    int width = picture[0].size();
    int old = picture[row][column];
    if (old == colour) {
      return picture;
    }
    picture[row][column] = colour;
    vector<pair<int, int>> stack = {{row, column}};
    const vector<pair<int, int>> steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    while (!stack.empty()) {
      auto [i, j] = stack.back();
      stack.pop_back();
      for (auto [down, right] : steps) {
        int y = i + down;
        int x = j + right;
        bool inside = y >= 0 && y < height && x >= 0 && x < width;
        if (inside && picture[y][x] == old) {
          picture[y][x] = colour;
          stack.push_back({y, x});
        }
      }
    }
    return picture;
  }
};
