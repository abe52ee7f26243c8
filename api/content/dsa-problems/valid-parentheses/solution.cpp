#include <stack>
#include <string>
#include <unordered_map>

using namespace std;

class Solution {
public:
  bool isValid(const string& text) {
    unordered_map<char, char> closing = {{'(', ')'}, {'[', ']'}, {'{', '}'}};
    stack<char> expected;
    for (char sign : text) {
      if (closing.contains(sign)) {
        expected.push(closing[sign]);
      } else if (expected.empty() || expected.top() != sign) {
        return false;
      } else {
        expected.pop();
      }
    }
    return expected.empty();
  }
};
