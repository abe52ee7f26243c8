#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  string longestCommonPrefix(const vector<string>& words) {
    const string& first = words[0];
    for (size_t index = 0; index < first.size(); index++) {
      for (const string& word : words) {
        if (index == word.size() || word[index] != first[index]) {
          return first.substr(0, index);
        }
      }
    }
    return first;
  }
};
