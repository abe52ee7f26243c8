#include <vector>

using namespace std;

class Solution {
public:
  int singleNumber(const vector<int>& numbers) {
    int rest = 0;
    for (int number : numbers) {
      // Equal numbers cancel each other out.
      rest ^= number;
    }
    return rest;
  }
};
