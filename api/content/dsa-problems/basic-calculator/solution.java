import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public int calculate(String expression) {
    Deque<Integer> levels = new ArrayDeque<>();
    levels.push(1);
    int sign = 1;
    int total = 0;
    int number = 0;
    for (char character : expression.toCharArray()) {
      if (Character.isDigit(character)) {
        number = number * 10 + (character - '0');
      } else if (character == '(') {
        levels.push(sign);
      } else if (character != ' ') {
        total += sign * number;
        number = 0;
        if (character == ')') {
          levels.pop();
        } else {
          sign = character == '+' ? levels.peek() : -levels.peek();
        }
      }
    }
    return total + sign * number;
  }
}
