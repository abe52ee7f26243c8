import java.util.PriorityQueue;

class Solution {
  public int kthLargest(int[] numbers, int k) {
    // The k largest so far, the smallest of them on top.
    PriorityQueue<Integer> largest = new PriorityQueue<>();
    for (int number : numbers) {
      if (largest.size() < k) {
        largest.add(number);
      } else if (number > largest.peek()) {
        largest.poll();
        largest.add(number);
      }
    }
    return largest.peek();
  }
}
