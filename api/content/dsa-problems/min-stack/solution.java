import java.util.ArrayDeque;
import java.util.Deque;

class MinStack {
  private record Entry(int value, int smallest) {}

  // Each value with the minimum of everything up to it.
  private final Deque<Entry> entries = new ArrayDeque<>();

  public MinStack() {}

  public void push(int value) {
    int smallest = entries.isEmpty() ? value : Math.min(value, getMin());
    entries.push(new Entry(value, smallest));
  }

  public int pop() {
    return entries.pop().value();
  }

  public int top() {
    return entries.peek().value();
  }

  public int getMin() {
    return entries.peek().smallest();
  }
}
