#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<string>> groupAnagrams(const vector<string>& words) {
    unordered_map<string, vector<string>> groups;
    for (const string& word : words) {
      string key = word;
      sort(key.begin(), key.end());
      groups[key].push_back(word);
    }
    vector<vector<string>> result;
    for (const auto& [key, group] : groups) {
      result.push_back(group);
    }
    return result;
  }
};
