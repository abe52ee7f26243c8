#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxArea(const vector<int>& heights) {
    int count = heights.size();
    int largest = 0;
    for (int left = 0; left < count; left++) {
      for (int right = left + 1; right < count; right++) {
        int lower = min(heights[left], heights[right]);
        largest = max(largest, lower * (right - left));
      }
    }
    return largest;
  }
};
