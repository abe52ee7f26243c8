class Solution {
  public long rangeBitwiseAnd(long low, long high) {
    long first = low;
    long last = high;
    int shift = 0;
    while (first < last) {
      first >>= 1;
      last >>= 1;
      shift++;
    }
    // The common prefix is left; all bits after it are 0.
    return first << shift;
  }
}
