#include <algorithm>
#include <functional>
#include <queue>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  string alienOrder(const vector<string>& words) {
    unordered_map<char, unordered_set<char>> after;
    for (const string& word : words) {
      for (char letter : word) {
        after[letter];
      }
    }
    for (size_t index = 1; index < words.size(); index++) {
      const string& earlier = words[index - 1];
      const string& later = words[index];
      const size_t shorter = min(earlier.size(), later.size());
      size_t at = 0;
      while (at < shorter && earlier[at] == later[at]) {
        at++;
      }
      if (at < shorter) {
        after[earlier[at]].insert(later[at]);
      } else if (earlier.size() > later.size()) {
        // A word comes after a longer one that begins with it.
        return "";
      }
    }
    unordered_map<char, int> before;
    for (const auto& [letter, followers] : after) {
      for (char follower : followers) {
        before[follower]++;
      }
    }
    priority_queue<char, vector<char>, greater<char>> ready;
    for (const auto& [letter, followers] : after) {
      if (!before.contains(letter)) {
        ready.push(letter);
      }
    }
    string order;
    while (!ready.empty()) {
      char letter = ready.top();
      ready.pop();
      order += letter;
      for (char follower : after[letter]) {
        if (--before[follower] == 0) {
          ready.push(follower);
        }
      }
    }
    return order.size() == after.size() ? order : "";
  }
};
