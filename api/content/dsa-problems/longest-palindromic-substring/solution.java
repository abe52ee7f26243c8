class Solution {
  public String longestPalindrome(String text) {
    String longest = "";
    for (int index = 0; index < text.length(); index++) {
      // Around a letter, then around the gap after it.
      for (int after = index; after <= index + 1; after++) {
        String palindrome = grow(text, index, after);
        if (palindrome.length() > longest.length()) {
          longest = palindrome;
        }
      }
    }
    return longest;
  }

  private String grow(String text, int left, int right) {
    while (left >= 0 && right < text.length() && text.charAt(left) == text.charAt(right)) {
      left--;
      right++;
    }
    return text.substring(left + 1, right);
  }
}
