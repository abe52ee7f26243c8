#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  int ladderLength(const string& first, const string& last, const vector<string>& words) {
    unordered_map<string, vector<string>> buckets;
    for (const string& word : words) {
      for (const string& pattern : patternsOf(word)) {
        buckets[pattern].push_back(word);
      }
    }
    unordered_set<string> seen = {first};
    vector<string> level = {first};
    for (int wordsSoFar = 1; !level.empty(); wordsSoFar++) {
      if (find(level.begin(), level.end(), last) != level.end()) {
        return wordsSoFar;
      }
      vector<string> following;
      for (const string& word : level) {
        for (const string& pattern : patternsOf(word)) {
          for (const string& neighbour : buckets[pattern]) {
            if (seen.insert(neighbour).second) {
              following.push_back(neighbour);
            }
          }
          // All of its words have been seen now.
          buckets.erase(pattern);
        }
      }
      level = following;
    }
    return 0;
  }

private:
  vector<string> patternsOf(const string& word) {
    vector<string> patterns;
    for (size_t index = 0; index < word.size(); index++) {
      string pattern = word;
      pattern[index] = '*';
      patterns.push_back(pattern);
    }
    return patterns;
  }
};
