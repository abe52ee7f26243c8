import java.util.Comparator;
import java.util.PriorityQueue;

class MedianFinder {
  // The lower half with its largest on top, the upper half with its smallest.
  private final PriorityQueue<Integer> lower;
  private final PriorityQueue<Integer> upper;

  public MedianFinder() {
    lower = new PriorityQueue<>(Comparator.reverseOrder());
    upper = new PriorityQueue<>();
  }

  public void addNum(int number) {
    lower.add(number);
    upper.add(lower.poll());
    if (upper.size() > lower.size()) {
      lower.add(upper.poll());
    }
  }

  public double findMedian() {
    if (lower.size() > upper.size()) {
      return lower.peek();
    }
    return (lower.peek() + upper.peek()) / 2.0;
  }
}
