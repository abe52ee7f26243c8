#include <cstdlib>

using namespace std;

class Solution {
public:
  double power(double base, int exponent) {
    double result = 1;
    double square = base;
    // The absolute value of the smallest int doesn't fit into an int.
    for (long long rest = llabs(exponent); rest > 0; rest /= 2) {
      if (rest % 2 == 1) {
        result *= square;
      }
      square *= square;
    }
    return exponent < 0 ? 1 / result : result;
  }
};
