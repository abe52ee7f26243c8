class Solution {
  public int parseInteger(String text) {
    int at = 0;
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    boolean negative = at < text.length() && text.charAt(at) == '-';
    if (negative || at < text.length() && text.charAt(at) == '+') {
      at++;
    }
    int number = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      int digit = text.charAt(at) - '0';
      if (number > (Integer.MAX_VALUE - digit) / 10) {
        return negative ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      }
      number = number * 10 + digit;
      at++;
    }
    return negative ? -number : number;
  }
}
