#include <algorithm>
#include <climits>
#include <vector>

using namespace std;

class Solution {
public:
  double median(const vector<int>& first, const vector<int>& second) {
    if (first.size() > second.size()) {
      return median(second, first);
    }
    int m = first.size();
    int n = second.size();
    // The size of the left part.
    int half = (m + n + 1) / 2;
    int low = 0;
    int high = m;
    while (low < high) {
      int middle = (low + high) / 2;
      // Then first[middle] belongs to the left part.
      if (first[middle] < second[half - middle - 1]) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    int i = low;
    int j = half - low;
    int left = max(i > 0 ? first[i - 1] : INT_MIN, j > 0 ? second[j - 1] : INT_MIN);
    if ((m + n) % 2 == 1) {
      return left;
    }
    int right = min(i < m ? first[i] : INT_MAX, j < n ? second[j] : INT_MAX);
    return (left + right) / 2.0;
  }
};
