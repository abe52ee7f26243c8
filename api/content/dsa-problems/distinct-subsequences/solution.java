class Solution {
  public long countSubsequences(String text, String pattern) {
    long[] ways = new long[pattern.length() + 1];
    ways[0] = 1;
    for (char letter : text.toCharArray()) {
      // From the end: no letter of the text may be used twice.
      for (int j = pattern.length() - 1; j >= 0; j--) {
        if (pattern.charAt(j) == letter) {
          ways[j + 1] += ways[j];
        }
      }
    }
    return ways[pattern.length()];
  }
}
