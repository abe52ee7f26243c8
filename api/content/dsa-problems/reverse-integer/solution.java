class Solution {
  public int reverse(int number) {
    int backwards = 0;
    // Negative numbers keep their sign: the smallest one has no absolute value.
    for (int rest = number; rest != 0; rest /= 10) {
      int digit = rest % 10;
      // Asked before the multiplication: nothing may exceed the limit.
      if (Math.abs(backwards) > (Integer.MAX_VALUE - Math.abs(digit)) / 10) {
        return 0;
      }
      backwards = backwards * 10 + digit;
    }
    return backwards;
  }
}
