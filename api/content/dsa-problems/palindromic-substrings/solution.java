class Solution {
  public int countPalindromes(String text) {
    int count = 0;
    for (int centre = 0; centre < 2 * text.length() - 1; centre++) {
      // Even numbers are letters, odd ones the gaps between them.
      int left = centre / 2;
      int right = centre - left;
      while (left >= 0 && right < text.length() && text.charAt(left) == text.charAt(right)) {
        count++;
        left--;
        right++;
      }
    }
    return count;
  }
}
