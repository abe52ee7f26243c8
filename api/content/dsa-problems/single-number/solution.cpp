#include <vector>

using namespace std;

class Solution {
public:
  int singleNumber(const vector<int>& numbers) {
    int result = 0;
    for (int number : numbers) {
      // Equal numbers cancel each other out.
      result ^= number;
    }
    return result;
  }
};
