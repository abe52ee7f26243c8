#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int trap(const vector<int>& heights) {
    int count = heights.size();
    int water = 0;
    for (int position = 0; position < count; position++) {
      int leftWall = 0;
      int rightWall = 0;
      for (int other = 0; other <= position; other++) {
        leftWall = max(leftWall, heights[other]);
      }
      for (int other = position; other < count; other++) {
        rightWall = max(rightWall, heights[other]);
      }
      water += min(leftWall, rightWall) - heights[position];
    }
    return water;
  }
};
