class Solution {
  // An int of Java has a sign, so that 32 bits without one take a long.
  public long reverseBits(long number) {
    long reversed = 0;
    long rest = number;
    for (int bit = 0; bit < 32; bit++) {
      reversed = (reversed << 1) | (rest & 1);
      rest >>= 1;
    }
    return reversed;
  }
}
