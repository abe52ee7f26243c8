class Solution {
  public boolean isMatch(String text, String pattern) {
    int length = text.length();
    // Whether the rest of the text matches the rest of the pattern, from the end of both.
    boolean[] below = new boolean[length + 1];
    below[length] = true;
    for (int at = pattern.length() - 1; at >= 0; at--) {
      boolean isStar = pattern.charAt(at) == '*';
      if (isStar) {
        at--;
      }
      boolean[] current = new boolean[length + 1];
      current[length] = isStar && below[length];
      for (int index = length - 1; index >= 0; index--) {
        boolean fits = pattern.charAt(at) == '.' || pattern.charAt(at) == text.charAt(index);
        current[index] = isStar
            ? below[index] || (fits && current[index + 1])
            : fits && below[index + 1];
      }
      below = current;
    }
    return below[0];
  }
}
