#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int findContentChildren(vector<int> greed, vector<int> sizes) {
    sort(greed.begin(), greed.end());
    sort(sizes.begin(), sizes.end());
    size_t content = 0;
    for (int size : sizes) {
      // Too small for this child means too small for all that follow.
      if (content < greed.size() && greed[content] <= size) {
        content++;
      }
    }
    return content;
  }
};
