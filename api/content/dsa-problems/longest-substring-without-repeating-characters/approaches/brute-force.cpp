#include <algorithm>
#include <string>
#include <unordered_set>

using namespace std;

class Solution {
public:
  int longestUniqueRun(const u32string& text) {
    size_t longest = 0;
    for (size_t start = 0; start < text.size(); start++) {
      for (size_t end = start + 1; end <= text.size(); end++) {
        u32string run = text.substr(start, end - start);
        if (unordered_set<char32_t>(run.begin(), run.end()).size() == run.size()) {
          longest = max(longest, run.size());
        }
      }
    }
    return longest;
  }
};
