#include <vector>

using namespace std;

class Solution {
public:
  vector<int> merge(vector<int>& first, int m, const vector<int>& second, int n) {
    int i = m - 1;
    int j = n - 1;
    // What's left of first in the end is in place already.
    for (int place = m + n - 1; j >= 0; place--) {
      if (i >= 0 && first[i] > second[j]) {
        first[place] = first[i];
        i--;
      } else {
        first[place] = second[j];
        j--;
      }
    }
    return first;
  }
};
