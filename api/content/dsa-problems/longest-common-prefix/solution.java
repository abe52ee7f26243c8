class Solution {
  public String longestCommonPrefix(String[] words) {
    String first = words[0];
    for (int index = 0; index < first.length(); index++) {
      for (String word : words) {
        if (index == word.length() || word.charAt(index) != first.charAt(index)) {
          return first.substring(0, index);
        }
      }
    }
    return first;
  }
}
