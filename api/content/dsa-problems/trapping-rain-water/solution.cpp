#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int trap(const vector<int>& heights) {
    int left = 0;
    int right = heights.size() - 1;
    int leftWall = 0;
    int rightWall = 0;
    int water = 0;
    while (left < right) {
      if (heights[left] < heights[right]) {
        // The right side is higher: the left wall sets the level.
        leftWall = max(leftWall, heights[left]);
        water += leftWall - heights[left];
        left++;
      } else {
        rightWall = max(rightWall, heights[right]);
        water += rightWall - heights[right];
        right--;
      }
    }
    return water;
  }
};
