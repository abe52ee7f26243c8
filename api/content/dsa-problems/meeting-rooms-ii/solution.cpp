#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int minRooms(const vector<vector<int>>& meetings) {
    vector<int> starts, ends;
    for (const auto& meeting : meetings) {
      starts.push_back(meeting[0]);
      ends.push_back(meeting[1]);
    }
    sort(starts.begin(), starts.end());
    sort(ends.begin(), ends.end());
    int started = 0;
    int ended = 0;
    int most = 0;
    for (int start : starts) {
      started++;
      // A room is free again at the very minute at which a meeting ends.
      while (ends[ended] <= start) {
        ended++;
      }
      most = max(most, started - ended);
    }
    return most;
  }
};
