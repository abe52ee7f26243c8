class Solution {
  public int longestCommonSubsequence(String first, String second) {
    int[] above = new int[second.length() + 1];
    for (char letter : first.toCharArray()) {
      int[] current = new int[second.length() + 1];
      for (int column = 0; column < second.length(); column++) {
        if (letter == second.charAt(column)) {
          current[column + 1] = above[column] + 1;
        } else {
          current[column + 1] = Math.max(above[column + 1], current[column]);
        }
      }
      above = current;
    }
    return above[second.length()];
  }
}
