class Solution {
  public int countOnes(long number) {
    int ones = 0;
    // From 2 to the 63rd on, the long is negative, but its bits are the same.
    while (number != 0) {
      // Clears the lowest one.
      number &= number - 1;
      ones++;
    }
    return ones;
  }
}
