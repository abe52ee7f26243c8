#include <vector>

using namespace std;

class Solution {
public:
  vector<int> plusOne(vector<int> digits) {
    for (int index = digits.size() - 1; index >= 0; index--) {
      if (digits[index] < 9) {
        digits[index]++;
        return digits;
      }
      digits[index] = 0;
    }
    digits.insert(digits.begin(), 1);
    return digits;
  }
};
