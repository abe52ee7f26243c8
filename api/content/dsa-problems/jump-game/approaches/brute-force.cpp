#include <algorithm>
#include <stack>
#include <vector>

using namespace std;

class Solution {
public:
  bool canJump(const vector<int>& jumps) {
    const int last = static_cast<int>(jumps.size()) - 1;
    stack<int> waiting;
    waiting.push(0);
    while (!waiting.empty()) {
      int index = waiting.top();
      waiting.pop();
      if (index == last) {
        return true;
      }
      int farthest = min(index + jumps[index], last);
      for (int next = index + 1; next <= farthest; next++) {
        waiting.push(next);
      }
    }
    return false;
  }
};
