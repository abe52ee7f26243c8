class Solution {
public:
  bool isPalindrome(int number) {
    if (number < 0 || (number % 10 == 0 && number != 0)) {
      return false;
    }
    int left = number;
    int half = 0;
    while (left > half) {
      half = half * 10 + left % 10;
      left /= 10;
    }
    return left == half || left == half / 10;
  }
};
