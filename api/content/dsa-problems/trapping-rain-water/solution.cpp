#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int trap(const vector<int>& heights) {
    int left = 0;
    int right = heights.size() - 1;
    int highestLeft = 0;
    int highestRight = 0;
    int water = 0;
    while (left <= right) {
      if (highestLeft <= highestRight) {
        highestLeft = max(highestLeft, heights[left]);
        water += highestLeft - heights[left];
        left++;
      } else {
        highestRight = max(highestRight, heights[right]);
        water += highestRight - heights[right];
        right--;
      }
    }
    return water;
  }
};
