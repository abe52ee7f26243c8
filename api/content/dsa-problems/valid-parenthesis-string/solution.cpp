#include <algorithm>
#include <string>

using namespace std;

class Solution {
public:
  bool canBeBalanced(const string& text) {
    int fewest = 0;
    int most = 0;
    for (char character : text) {
      fewest += character == '(' ? 1 : -1;
      most += character == ')' ? -1 : 1;
      if (most < 0) {
        return false;
      }
      fewest = max(fewest, 0);
    }
    return fewest == 0;
  }
};
