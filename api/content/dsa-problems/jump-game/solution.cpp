#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  bool canJump(const vector<int>& jumps) {
    const int count = jumps.size();
    int reach = 0;
    for (int index = 0; index < count; index++) {
      if (index > reach) {
        return false;
      }
      reach = max(reach, index + jumps[index]);
    }
    return true;
  }
};
