import java.util.Arrays;

class Solution {
  public int findContentChildren(int[] greed, int[] sizes) {
    int[] children = greed.clone();
    int[] cookies = sizes.clone();
    Arrays.sort(children);
    Arrays.sort(cookies);
    int content = 0;
    for (int size : cookies) {
      // Too small for this child means too small for all that follow.
      if (content < children.length && children[content] <= size) {
        content++;
      }
    }
    return content;
  }
}
