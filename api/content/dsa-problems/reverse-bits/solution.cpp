#include <cstdint>

using namespace std;

class Solution {
public:
  uint32_t reverseBits(uint32_t number) {
    uint32_t reversed = 0;
    for (int bit = 0; bit < 32; bit++) {
      reversed = (reversed << 1) | (number & 1);
      number >>= 1;
    }
    return reversed;
  }
};
