#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  bool isInterleaving(const string& first, const string& second, const string& mixed) {
    if (first.size() + second.size() != mixed.size()) {
      return false;
    }
    vector<bool> possible(second.size() + 1, false);
    possible[0] = true;
    for (size_t j = 0; j < second.size(); j++) {
      possible[j + 1] = possible[j] && second[j] == mixed[j];
    }
    for (size_t i = 0; i < first.size(); i++) {
      possible[0] = possible[0] && first[i] == mixed[i];
      for (size_t j = 0; j < second.size(); j++) {
        char last = mixed[i + j + 1];
        bool fromFirst = possible[j + 1] && first[i] == last;
        bool fromSecond = possible[j] && second[j] == last;
        possible[j + 1] = fromFirst || fromSecond;
      }
    }
    return possible[second.size()];
  }
};
