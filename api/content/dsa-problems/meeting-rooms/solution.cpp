#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  bool canAttendAll(vector<vector<int>> meetings) {
    sort(meetings.begin(), meetings.end());
    for (size_t index = 1; index < meetings.size(); index++) {
      if (meetings[index - 1][1] > meetings[index][0]) {
        return false;
      }
    }
    return true;
  }
};
