import java.util.*;

class Solution {
  private record Pause(int from, int count) {}

  public int leastTime(String tasks, int pause) {
    Map<Character, Integer> counts = new HashMap<>();
    for (char task : tasks.toCharArray()) {
      counts.merge(task, 1, Integer::sum);
    }
    // The kind with the most tasks left on top.
    PriorityQueue<Integer> ready = new PriorityQueue<>(Comparator.reverseOrder());
    ready.addAll(counts.values());
    // Kinds that have to wait, in the order in which they may run again.
    Deque<Pause> waiting = new ArrayDeque<>();
    int time = 0;
    while (!ready.isEmpty() || !waiting.isEmpty()) {
      // Idle until then.
      if (ready.isEmpty()) {
        time = waiting.peek().from();
      }
      if (!waiting.isEmpty() && waiting.peek().from() == time) {
        ready.add(waiting.poll().count());
      }
      int count = ready.poll() - 1;
      if (count > 0) {
        waiting.add(new Pause(time + pause + 1, count));
      }
      time++;
    }
    return time;
  }
}
