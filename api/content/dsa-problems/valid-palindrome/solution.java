class Solution {
  public boolean isPalindrome(String text) {
    int left = 0;
    int right = text.length() - 1;
    while (left < right) {
      char first = text.charAt(left);
      char last = text.charAt(right);
      if (!Character.isLetterOrDigit(first)) {
        left++;
      } else if (!Character.isLetterOrDigit(last)) {
        right--;
      } else if (Character.toLowerCase(first) != Character.toLowerCase(last)) {
        return false;
      } else {
        left++;
        right--;
      }
    }
    return true;
  }
}
