#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  string reorganize(const string& text) {
    map<char, size_t> counts;
    for (char letter : text) {
      counts[letter]++;
    }
    vector<pair<char, size_t>> byCount(counts.begin(), counts.end());
    sort(byCount.begin(), byCount.end(), [](const auto& a, const auto& b) {
      return a.second > b.second;
    });
    if (byCount[0].second > (text.size() + 1) / 2) {
      return "";
    }
    string result(text.size(), ' ');
    size_t place = 0;
    for (const auto& [letter, count] : byCount) {
      for (size_t copy = 0; copy < count; copy++) {
        if (place >= result.size()) {
          // The even places are used up.
          place = 1;
        }
        result[place] = letter;
        place += 2;
      }
    }
    return result;
  }
};
