import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

class Solution {
  public boolean isValid(String text) {
    Map<Character, Character> closing = Map.of('(', ')', '[', ']', '{', '}');
    Deque<Character> expected = new ArrayDeque<>();
    for (char sign : text.toCharArray()) {
      if (closing.containsKey(sign)) {
        expected.push(closing.get(sign));
      } else if (expected.isEmpty() || expected.pop() != sign) {
        return false;
      }
    }
    return expected.isEmpty();
  }
}
