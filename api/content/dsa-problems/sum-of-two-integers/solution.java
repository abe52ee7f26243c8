class Solution {
  public int getSum(int a, int b) {
    int sum = a;
    int carry = b;
    // An int is a signed 32-bit integer: no mask is needed.
    while (carry != 0) {
      int digits = sum ^ carry;
      carry = (sum & carry) << 1;
      sum = digits;
    }
    return sum;
  }
}
