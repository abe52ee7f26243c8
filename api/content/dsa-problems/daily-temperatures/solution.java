import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public int[] dailyTemperatures(int[] temperatures) {
    int[] days = new int[temperatures.length];
    // Days without a warmer one so far, the coolest on top.
    Deque<Integer> waiting = new ArrayDeque<>();
    for (int day = 0; day < temperatures.length; day++) {
      while (!waiting.isEmpty() && temperatures[waiting.peek()] < temperatures[day]) {
        int earlier = waiting.pop();
        days[earlier] = day - earlier;
      }
      waiting.push(day);
    }
    return days;
  }
}
