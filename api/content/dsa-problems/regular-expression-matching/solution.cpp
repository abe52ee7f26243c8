#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  bool isMatch(const string& text, const string& pattern) {
    int length = pattern.size();
    // above[j]: does the text so far match the first j of the pattern?
    vector<bool> above(length + 1, false);
    above[0] = true;
    for (int j = 1; j <= length; j++) {
      above[j] = pattern[j - 1] == '*' && above[j - 2];
    }
    for (char letter : text) {
      vector<bool> row(length + 1, false);
      for (int j = 1; j <= length; j++) {
        row[j] = pattern[j - 1] == '*'
            ? row[j - 2] || (fits(pattern[j - 2], letter) && above[j])
            : fits(pattern[j - 1], letter) && above[j - 1];
      }
      above = row;
    }
    return above[length];
  }

private:
  bool fits(char sign, char letter) {
    return sign == '.' || sign == letter;
  }
};
