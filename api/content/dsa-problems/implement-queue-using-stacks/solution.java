import java.util.ArrayDeque;
import java.util.Deque;

class QueueOfStacks {
  private final Deque<Integer> incoming = new ArrayDeque<>();
  private final Deque<Integer> outgoing = new ArrayDeque<>();

  public QueueOfStacks() {}

  public void push(int value) {
    incoming.push(value);
  }

  public int pop() {
    peek();
    return outgoing.pop();
  }

  public int peek() {
    if (outgoing.isEmpty()) {
      while (!incoming.isEmpty()) {
        outgoing.push(incoming.pop());
      }
    }
    return outgoing.peek();
  }

  public boolean empty() {
    return incoming.isEmpty() && outgoing.isEmpty();
  }
}
