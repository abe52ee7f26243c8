#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  bool isMatch(const string& text, const string& pattern) {
    int length = text.size();
    // Whether the rest of the text matches the rest of the pattern, from the end of both.
    vector<bool> below(length + 1, false);
    below[length] = true;
    for (int at = pattern.size() - 1; at >= 0; at--) {
      bool isStar = pattern[at] == '*';
      if (isStar) {
        at--;
      }
      vector<bool> current(length + 1, false);
      current[length] = isStar && below[length];
      for (int index = length - 1; index >= 0; index--) {
        bool fits = pattern[at] == '.' || pattern[at] == text[index];
        current[index] = isStar
            ? below[index] || (fits && current[index + 1])
            : fits && below[index + 1];
      }
      below = current;
    }
    return below[0];
  }
};
