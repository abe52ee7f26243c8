import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public int[] maxSlidingWindow(int[] numbers, int k) {
    int[] maxima = new int[numbers.length - k + 1];
    // Indices in the window; their numbers descend.
    Deque<Integer> candidates = new ArrayDeque<>();
    for (int index = 0; index < numbers.length; index++) {
      while (!candidates.isEmpty() && numbers[candidates.peekLast()] <= numbers[index]) {
        candidates.pollLast();
      }
      candidates.addLast(index);
      if (candidates.peekFirst() <= index - k) {
        candidates.pollFirst();
      }
      if (index >= k - 1) {
        maxima[index - k + 1] = numbers[candidates.peekFirst()];
      }
    }
    return maxima;
  }
}
