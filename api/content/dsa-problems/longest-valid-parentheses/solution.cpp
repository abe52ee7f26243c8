#include <algorithm>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  int longestValid(const string& text) {
    // ending[i]: the length of the longest match that ends at i.
    vector<int> ending(text.size(), 0);
    int longest = 0;
    for (int index = 1; index < static_cast<int>(text.size()); index++) {
      if (text[index] == '(') {
        continue;
      }
      int inside = ending[index - 1];
      int opening = index - inside - 1;
      if (opening >= 0 && text[opening] == '(') {
        int before = opening > 0 ? ending[opening - 1] : 0;
        ending[index] = before + 1 + inside + 1;
        longest = max(longest, ending[index]);
      }
    }
    return longest;
  }
};
