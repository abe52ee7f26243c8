class Solution {
public:
  long long integerRoot(long long x) {
    long long low = 0;
    long long high = x;
    while (low < high) {
      long long middle = (low + high + 1) / 2;
      if (middle <= x / middle) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
};
