import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<String> generateParentheses(int pairs) {
    List<String> found = new ArrayList<>();
    extend("", 0, 0, pairs, found);
    return found;
  }

  private void extend(String text, int opened, int closed, int pairs, List<String> found) {
    if (closed == pairs) {
      found.add(text);
      return;
    }
    if (opened < pairs) {
      extend(text + "(", opened + 1, closed, pairs, found);
    }
    if (closed < opened) {
      extend(text + ")", opened, closed + 1, pairs, found);
    }
  }
}
