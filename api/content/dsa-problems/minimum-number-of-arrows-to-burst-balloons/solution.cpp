#include <algorithm>
#include <climits>
#include <vector>

using namespace std;

class Solution {
public:
  int fewestArrows(vector<vector<int>> balloons) {
    sort(balloons.begin(), balloons.end(), [](const vector<int>& a, const vector<int>& b) {
      return a[1] < b[1];
    });
    int arrows = 0;
    // Where the last arrow was shot.
    long long last = LLONG_MIN;
    for (const vector<int>& balloon : balloons) {
      if (balloon[0] > last) {
        arrows++;
        last = balloon[1];
      }
    }
    return arrows;
  }
};
