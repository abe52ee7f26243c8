#include <algorithm>
#include <climits>
#include <vector>

using namespace std;

class Solution {
public:
  int minMultiplications(const vector<int>& sizes) {
    int count = static_cast<int>(sizes.size()) - 1;
    // The cost of the matrices from first to last.
    vector<vector<int>> best(count, vector<int>(count, 0));
    for (int length = 2; length <= count; length++) {
      for (int first = 0; first + length <= count; first++) {
        int last = first + length - 1;
        best[first][last] = INT_MAX;
        for (int split = first; split < last; split++) {
          int joining = sizes[first] * sizes[split + 1] * sizes[last + 1];
          int cost = best[first][split] + best[split + 1][last] + joining;
          best[first][last] = min(best[first][last], cost);
        }
      }
    }
    return best[0][count - 1];
  }
};
