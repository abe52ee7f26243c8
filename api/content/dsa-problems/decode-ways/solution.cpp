#include <string>

using namespace std;

class Solution {
public:
  long long numDecodings(const string& digits) {
    // Unsigned, because counts that the result doesn't need may overflow.
    unsigned long long before = 0;
    unsigned long long ways = 1;
    for (size_t at = 0; at < digits.size(); at++) {
      int digit = digits[at] - '0';
      int pair = at == 0 ? 0 : 10 * (digits[at - 1] - '0') + digit;
      unsigned long long alone = digit == 0 ? 0 : ways;
      unsigned long long paired = pair >= 10 && pair <= 26 ? before : 0;
      before = ways;
      ways = alone + paired;
    }
    return ways;
  }
};
