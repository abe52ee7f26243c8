#include <algorithm>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<string>> groupAnagrams(const vector<string>& words) {
    vector<vector<string>> groups;
    for (const string& word : words) {
      auto group = find_if(groups.begin(), groups.end(), [&](const vector<string>& members) {
        return lettersOf(members[0]) == lettersOf(word);
      });
      if (group == groups.end()) {
        groups.push_back({word});
      } else {
        group->push_back(word);
      }
    }
    return groups;
  }

private:
  string lettersOf(string word) {
    sort(word.begin(), word.end());
    return word;
  }
};
