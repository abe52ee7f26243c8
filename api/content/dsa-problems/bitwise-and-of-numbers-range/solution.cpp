class Solution {
public:
  long long rangeBitwiseAnd(long long low, long long high) {
    int shift = 0;
    while (low < high) {
      low >>= 1;
      high >>= 1;
      shift++;
    }
    // The common prefix is left; all bits after it are 0.
    return low << shift;
  }
};
