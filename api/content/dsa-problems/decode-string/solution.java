import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  private record Level(StringBuilder text, int times) {}

  public String decodeString(String packed) {
    Deque<Level> outer = new ArrayDeque<>();
    StringBuilder text = new StringBuilder();
    int number = 0;
    for (char character : packed.toCharArray()) {
      if (Character.isDigit(character)) {
        number = number * 10 + (character - '0');
      } else if (character == '[') {
        outer.push(new Level(text, number));
        text = new StringBuilder();
        number = 0;
      } else if (character == ']') {
        Level level = outer.pop();
        text = level.text().append(text.toString().repeat(level.times()));
      } else {
        text.append(character);
      }
    }
    return text.toString();
  }
}
