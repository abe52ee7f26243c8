class Solution {
public:
  bool isHappy(long long number) {
    long long slow = number;
    long long fast = digitSquares(number);
    while (fast != 1 && slow != fast) {
      slow = digitSquares(slow);
      fast = digitSquares(digitSquares(fast));
    }
    return fast == 1;
  }

private:
  long long digitSquares(long long number) {
    long long sum = 0;
    for (long long rest = number; rest > 0; rest /= 10) {
      long long digit = rest % 10;
      sum += digit * digit;
    }
    return sum;
  }
};
