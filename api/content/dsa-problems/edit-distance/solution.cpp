#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  int editDistance(const string& source, const string& target) {
    vector<int> above(target.size() + 1);
    iota(above.begin(), above.end(), 0);
    for (char letter : source) {
      vector<int> current{above[0] + 1};
      for (size_t column = 0; column < target.size(); column++) {
        if (letter == target[column]) {
          current.push_back(above[column]);
        } else {
          // Replace, delete, or insert.
          current.push_back(1 + min({above[column], above[column + 1], current[column]}));
        }
      }
      above = current;
    }
    return above.back();
  }
};
