class Solution {
  public long integerRoot(long x) {
    long low = 0;
    long high = x;
    while (low < high) {
      long middle = (low + high + 1) / 2;
      if (middle <= x / middle) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
