class Solution {
  public boolean isInterleaving(String first, String second, String mixed) {
    if (first.length() + second.length() != mixed.length()) {
      return false;
    }
    boolean[] possible = new boolean[second.length() + 1];
    possible[0] = true;
    for (int j = 0; j < second.length(); j++) {
      possible[j + 1] = possible[j] && second.charAt(j) == mixed.charAt(j);
    }
    for (int i = 0; i < first.length(); i++) {
      possible[0] = possible[0] && first.charAt(i) == mixed.charAt(i);
      for (int j = 0; j < second.length(); j++) {
        char last = mixed.charAt(i + j + 1);
        boolean fromFirst = possible[j + 1] && first.charAt(i) == last;
        boolean fromSecond = possible[j] && second.charAt(j) == last;
        possible[j + 1] = fromFirst || fromSecond;
      }
    }
    return possible[second.length()];
  }
}
