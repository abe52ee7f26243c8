#include <string>
#include <unordered_map>

using namespace std;

class Solution {
public:
  bool containsPermutation(const string& pattern, const string& text) {
    // How many of each letter may still enter the window.
    unordered_map<char, int> available;
    for (char letter : pattern) {
      available[letter]++;
    }
    size_t start = 0;
    for (size_t end = 0; end < text.size(); end++) {
      available[text[end]]--;
      while (available[text[end]] < 0) {
        available[text[start]]++;
        start++;
      }
      if (end - start + 1 == pattern.size()) {
        return true;
      }
    }
    return false;
  }
};
