#include <string>
#include <unordered_map>

using namespace std;

class Solution {
public:
  int romanToInt(const string& numeral) {
    unordered_map<char, int> values = {
      {'I', 1}, {'V', 5}, {'X', 10}, {'L', 50}, {'C', 100}, {'D', 500}, {'M', 1000}
    };
    int total = 0;
    int following = 0;
    for (int index = numeral.size() - 1; index >= 0; index--) {
      int value = values[numeral[index]];
      if (value < following) {
        total -= value;
      } else {
        total += value;
      }
      following = value;
    }
    return total;
  }
};
