import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  private record Bar(int start, int height) {}

  public int largestRectangle(int[] heights) {
    Deque<Bar> rising = new ArrayDeque<>();
    int largest = 0;
    for (int index = 0; index <= heights.length; index++) {
      // A bar of height 0 at the end closes every rectangle.
      int height = index < heights.length ? heights[index] : 0;
      int start = index;
      while (!rising.isEmpty() && rising.peek().height() >= height) {
        Bar bar = rising.pop();
        largest = Math.max(largest, bar.height() * (index - bar.start()));
        start = bar.start();
      }
      rising.push(new Bar(start, height));
    }
    return largest;
  }
}
