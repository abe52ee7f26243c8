class Solution {
  public String multiply(String first, String second) {
    // The sums for ones, tens, hundreds and so on.
    int[] places = new int[first.length() + second.length()];
    for (int i = 0; i < first.length(); i++) {
      int one = first.charAt(first.length() - 1 - i) - '0';
      for (int j = 0; j < second.length(); j++) {
        int other = second.charAt(second.length() - 1 - j) - '0';
        places[i + j] += one * other;
      }
    }
    StringBuilder digits = new StringBuilder();
    int carry = 0;
    for (int sum : places) {
      digits.append((sum + carry) % 10);
      carry = (sum + carry) / 10;
    }
    int length = digits.length();
    while (length > 1 && digits.charAt(length - 1) == '0') {
      length--;
    }
    digits.setLength(length);
    return digits.reverse().toString();
  }
}
