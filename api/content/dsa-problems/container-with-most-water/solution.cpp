#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxArea(const vector<int>& heights) {
    int left = 0;
    int right = static_cast<int>(heights.size()) - 1;
    int largest = 0;
    while (left < right) {
      int lower = min(heights[left], heights[right]);
      largest = max(largest, lower * (right - left));
      // The lower side can't do better with anything closer.
      if (heights[left] < heights[right]) {
        left++;
      } else {
        right--;
      }
    }
    return largest;
  }
};
