#include <vector>

using namespace std;

class Solution {
public:
  vector<int> countBits(int n) {
    vector<int> bits(n + 1, 0);
    for (int number = 1; number <= n; number++) {
      // The bits of the half, and the last one.
      bits[number] = bits[number >> 1] + (number & 1);
    }
    return bits;
  }
};
