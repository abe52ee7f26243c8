#include <vector>

using namespace std;

class Solution {
public:
  bool containsDuplicate(const vector<int>& numbers) {
    for (size_t first = 0; first < numbers.size(); first++) {
      for (size_t second = first + 1; second < numbers.size(); second++) {
        if (numbers[first] == numbers[second]) {
          return true;
        }
      }
    }
    return false;
  }
};
