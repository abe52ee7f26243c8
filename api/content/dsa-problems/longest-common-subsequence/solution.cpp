#include <algorithm>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  int longestCommonSubsequence(const string& first, const string& second) {
    vector<int> above(second.size() + 1, 0);
    for (char letter : first) {
      vector<int> current{0};
      for (size_t column = 0; column < second.size(); column++) {
        if (letter == second[column]) {
          current.push_back(above[column] + 1);
        } else {
          current.push_back(max(above[column + 1], current[column]));
        }
      }
      above = current;
    }
    return above.back();
  }
};
