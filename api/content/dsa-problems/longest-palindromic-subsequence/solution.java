class Solution {
  public int longestPalindromeSubsequence(String text) {
    int n = text.length();
    // The row of i + 1.
    int[] after = new int[n];
    for (int i = n - 1; i >= 0; i--) {
      int[] current = new int[n];
      current[i] = 1;
      for (int j = i + 1; j < n; j++) {
        if (text.charAt(i) == text.charAt(j)) {
          current[j] = 2 + after[j - 1];
        } else {
          current[j] = Math.max(after[j], current[j - 1]);
        }
      }
      after = current;
    }
    return after[n - 1];
  }
}
