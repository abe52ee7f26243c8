#include <vector>

using namespace std;

class Solution {
public:
  int singleNumber(const vector<int>& numbers) {
    int ones = 0;
    int twos = 0;
    for (int number : numbers) {
      ones = (ones ^ number) & ~twos;
      twos = (twos ^ number) & ~ones;
    }
    return ones;
  }
};
