#include <cstdint>

using namespace std;

class Solution {
public:
  int countOnes(uint64_t number) {
    int ones = 0;
    while (number != 0) {
      // Clears the lowest 1 bit.
      number &= number - 1;
      ones++;
    }
    return ones;
  }
};
