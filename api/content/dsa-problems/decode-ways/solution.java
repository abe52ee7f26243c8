class Solution {
  public long numDecodings(String digits) {
    long before = 0;
    long ways = 1;
    for (int at = 0; at < digits.length(); at++) {
      int digit = digits.charAt(at) - '0';
      int pair = at == 0 ? 0 : 10 * (digits.charAt(at - 1) - '0') + digit;
      long alone = digit == 0 ? 0 : ways;
      long paired = pair >= 10 && pair <= 26 ? before : 0;
      before = ways;
      ways = alone + paired;
    }
    return ways;
  }
}
