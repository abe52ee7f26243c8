import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

class Solution {
  public int[] nextGreaterElement(int[] queries, int[] numbers) {
    Map<Integer, Integer> greater = new HashMap<>();
    Deque<Integer> waiting = new ArrayDeque<>();
    for (int number : numbers) {
      while (!waiting.isEmpty() && waiting.peek() < number) {
        greater.put(waiting.pop(), number);
      }
      waiting.push(number);
    }
    return Arrays.stream(queries).map(query -> greater.getOrDefault(query, -1)).toArray();
  }
}
