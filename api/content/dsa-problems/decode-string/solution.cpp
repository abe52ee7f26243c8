#include <cctype>
#include <stack>
#include <string>
#include <utility>

using namespace std;

class Solution {
public:
  string decodeString(string packed) {
    stack<pair<string, int>> outer;
    string text;
    int number = 0;
    for (char character : packed) {
      if (isdigit(character)) {
        number = number * 10 + (character - '0');
      } else if (character == '[') {
        outer.push({move(text), number});
        text.clear();
        number = 0;
      } else if (character == ']') {
        auto [before, times] = move(outer.top());
        outer.pop();
        if (!text.empty()) {
          for (int i = 0; i < times; i++) {
            before += text;
          }
        }
        text = move(before);
      } else {
        text += character;
      }
    }
    return text;
  }
};
