class Solution {
  // Java's int is signed, so an unsigned 32-bit integer needs a long.
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
