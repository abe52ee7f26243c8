class Solution {
  public int characterReplacement(String text, int k) {
    int[] counts = new int[26];
    int start = 0;
    int most = 0;
    for (int end = 0; end < text.length(); end++) {
      int letter = text.charAt(end) - 'A';
      counts[letter]++;
      most = Math.max(most, counts[letter]);
      // The window never shrinks: a shorter one can't be better.
      if (end - start + 1 - most > k) {
        counts[text.charAt(start) - 'A']--;
        start++;
      }
    }
    return text.length() - start;
  }
}
