#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  vector<string> generateParentheses(int pairs) {
    vector<string> found;
    extend("", 0, 0, pairs, found);
    return found;
  }

private:
  void extend(const string& text, int opened, int closed, int pairs, vector<string>& found) {
    if (closed == pairs) {
      found.push_back(text);
      return;
    }
    if (opened < pairs) {
      extend(text + "(", opened + 1, closed, pairs, found);
    }
    if (closed < opened) {
      extend(text + ")", opened, closed + 1, pairs, found);
    }
  }
};
