#include <algorithm>
#include <string>
#include <unordered_map>

using namespace std;

class Solution {
public:
  // A string holds bytes, of which a letter such as é takes several; a u32string holds characters.
  int longestUniqueRun(const u32string& text) {
    const int length = text.size();
    unordered_map<char32_t, int> lastAt;
    int start = 0;
    int longest = 0;
    for (int end = 0; end < length; end++) {
      auto before = lastAt.find(text[end]);
      // An index before the window no longer counts.
      if (before != lastAt.end() && before->second >= start) {
        start = before->second + 1;
      }
      lastAt[text[end]] = end;
      longest = max(longest, end - start + 1);
    }
    return longest;
  }
};
