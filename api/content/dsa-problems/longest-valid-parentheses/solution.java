class Solution {
  public int longestValid(String text) {
    // ending[i]: the length of the longest match that ends at i.
    int[] ending = new int[text.length()];
    int longest = 0;
    for (int index = 1; index < text.length(); index++) {
      if (text.charAt(index) == '(') {
        continue;
      }
      int inside = ending[index - 1];
      int opening = index - inside - 1;
      if (opening >= 0 && text.charAt(opening) == '(') {
        int before = opening > 0 ? ending[opening - 1] : 0;
        ending[index] = before + 1 + inside + 1;
        longest = Math.max(longest, ending[index]);
      }
    }
    return longest;
  }
}
