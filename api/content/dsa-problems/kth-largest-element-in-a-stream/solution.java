import java.util.PriorityQueue;

class KthLargest {
  private final int k;
  // The k largest numbers, the smallest of them on top.
  private final PriorityQueue<Integer> largest;

  public KthLargest(int k, int[] numbers) {
    this.k = k;
    largest = new PriorityQueue<>();
    for (int number : numbers) {
      add(number);
    }
  }

  public int add(int number) {
    if (largest.size() < k) {
      largest.add(number);
    } else if (number > largest.peek()) {
      largest.poll();
      largest.add(number);
    }
    return largest.peek();
  }
}
