class Solution {
  public boolean isHappy(long number) {
    long slow = number;
    long fast = digitSquares(number);
    while (fast != 1 && slow != fast) {
      slow = digitSquares(slow);
      fast = digitSquares(digitSquares(fast));
    }
    return fast == 1;
  }

  private long digitSquares(long number) {
    long sum = 0;
    for (long rest = number; rest > 0; rest /= 10) {
      long digit = rest % 10;
      sum += digit * digit;
    }
    return sum;
  }
}
