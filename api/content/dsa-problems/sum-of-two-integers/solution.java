class Solution {
  public int getSum(int a, int b) {
    int sum = a;
    int carry = b;
    // An int has 32 bits with a sign: no mask is needed.
    while (carry != 0) {
      int digits = sum ^ carry;
      carry = (sum & carry) << 1;
      sum = digits;
    }
    return sum;
  }
}
