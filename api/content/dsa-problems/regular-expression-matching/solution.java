class Solution {
  public boolean isMatch(String text, String pattern) {
    int length = pattern.length();
    // above[j]: does the text so far match the first j of the pattern?
    boolean[] above = new boolean[length + 1];
    above[0] = true;
    for (int j = 1; j <= length; j++) {
      above[j] = pattern.charAt(j - 1) == '*' && above[j - 2];
    }
    for (char letter : text.toCharArray()) {
      boolean[] row = new boolean[length + 1];
      for (int j = 1; j <= length; j++) {
        row[j] = pattern.charAt(j - 1) == '*'
            ? row[j - 2] || (fits(pattern.charAt(j - 2), letter) && above[j])
            : fits(pattern.charAt(j - 1), letter) && above[j - 1];
      }
      above = row;
    }
    return above[length];
  }

  private boolean fits(char sign, char letter) {
    return sign == '.' || sign == letter;
  }
}
