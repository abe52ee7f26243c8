import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public long evaluate(String[] tokens) {
    Deque<Long> stack = new ArrayDeque<>();
    for (String token : tokens) {
      switch (token) {
        case "+", "-", "*", "/" -> {
          long right = stack.pop();
          long left = stack.pop();
          stack.push(apply(token, left, right));
        }
        default -> stack.push(Long.parseLong(token));
      }
    }
    return stack.pop();
  }

  private long apply(String operator, long left, long right) {
    return switch (operator) {
      case "+" -> left + right;
      case "-" -> left - right;
      case "*" -> left * right;
      // It rounds towards zero.
      default -> left / right;
    };
  }
}
