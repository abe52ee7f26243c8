#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  vector<string> summaryRanges(const vector<int>& numbers) {
    vector<string> ranges;
    size_t i = 0;
    while (i < numbers.size()) {
      size_t start = i;
      while (i + 1 < numbers.size() && numbers[i + 1] == numbers[i] + 1) {
        i++;
      }
      if (start == i) {
        ranges.push_back(to_string(numbers[start]));
      } else {
        ranges.push_back(to_string(numbers[start]) + "->" + to_string(numbers[i]));
      }
      i++;
    }
    return ranges;
  }
};
