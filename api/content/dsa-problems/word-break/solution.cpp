#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  bool wordBreak(const string& text, const vector<string>& words) {
    unordered_set<string> known(words.begin(), words.end());
    int length = text.size();
    int longest = 0;
    for (const string& word : words) {
      longest = max<int>(longest, word.size());
    }
    vector<bool> reachable(length + 1, false);
    reachable[0] = true;
    for (int end = 1; end <= length; end++) {
      for (int start = max(0, end - longest); start < end && !reachable[end]; start++) {
        reachable[end] = reachable[start] && known.contains(text.substr(start, end - start));
      }
    }
    return reachable[length];
  }
};
