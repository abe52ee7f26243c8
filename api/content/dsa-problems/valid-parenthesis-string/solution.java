class Solution {
  public boolean canBeBalanced(String text) {
    int fewest = 0;
    int most = 0;
    for (char character : text.toCharArray()) {
      fewest += character == '(' ? 1 : -1;
      most += character == ')' ? -1 : 1;
      if (most < 0) {
        return false;
      }
      fewest = Math.max(fewest, 0);
    }
    return fewest == 0;
  }
}
