#include <algorithm>
#include <stack>
#include <vector>

using namespace std;

class Solution {
public:
  int largestRectangle(const vector<int>& heights) {
    const int count = heights.size();
    stack<Bar> rising;
    int largest = 0;
    for (int index = 0; index <= count; index++) {
      // A bar of height 0 at the end closes every rectangle.
      int height = index < count ? heights[index] : 0;
      int start = index;
      while (!rising.empty() && rising.top().height >= height) {
        Bar bar = rising.top();
        rising.pop();
        largest = max(largest, bar.height * (index - bar.start));
        start = bar.start;
      }
      rising.push({start, height});
    }
    return largest;
  }

private:
  struct Bar {
    int start;
    int height;
  };
};
