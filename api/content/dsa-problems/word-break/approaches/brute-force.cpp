#include <stack>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  bool wordBreak(const string& text, const vector<string>& words) {
    stack<size_t> pending;
    pending.push(0);
    while (!pending.empty()) {
      size_t position = pending.top();
      pending.pop();
      if (position == text.size()) {
        return true;
      }
      for (const string& word : words) {
        if (text.compare(position, word.size(), word) == 0) {
          pending.push(position + word.size());
        }
      }
    }
    return false;
  }
};
