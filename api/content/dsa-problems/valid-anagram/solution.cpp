#include <string>
#include <unordered_map>

using namespace std;

class Solution {
public:
  bool isAnagram(const string& first, const string& second) {
    if (first.size() != second.size()) {
      return false;
    }
    unordered_map<char, int> remaining;
    for (char letter : first) {
      remaining[letter]++;
    }
    for (char letter : second) {
      if (remaining[letter] == 0) {
        return false;
      }
      remaining[letter]--;
    }
    // As many letters taken as there were.
    return true;
  }
};
