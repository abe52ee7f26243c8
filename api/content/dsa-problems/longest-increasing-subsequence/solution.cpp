#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int lengthOfLis(const vector<int>& numbers) {
    // At each index, the smallest number that ends a subsequence of that length.
    vector<int> ends;
    for (int number : numbers) {
      auto place = lower_bound(ends.begin(), ends.end(), number);
      if (place == ends.end()) {
        ends.push_back(number);
      } else {
        *place = number;
      }
    }
    return ends.size();
  }
};
