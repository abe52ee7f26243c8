class Solution {
  public int countOnes(long number) {
    int ones = 0;
    // A number of 2^63 or more makes the long negative, but its bits are the same.
    while (number != 0) {
      // Clears the lowest 1 bit.
      number &= number - 1;
      ones++;
    }
    return ones;
  }
}
