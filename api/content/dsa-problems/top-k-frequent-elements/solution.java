import java.util.*;

class Solution {
  public int[] topKFrequent(int[] numbers, int k) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int number : numbers) {
      counts.merge(number, 1, Integer::sum);
    }
    PriorityQueue<Map.Entry<Integer, Integer>> mostFrequent =
        new PriorityQueue<>(Map.Entry.comparingByValue());
    for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
      mostFrequent.add(entry);
      if (mostFrequent.size() > k) {
        // The least frequent one.
        mostFrequent.poll();
      }
    }
    int[] result = new int[k];
    for (int place = k - 1; place >= 0; place--) {
      result[place] = mostFrequent.poll().getKey();
    }
    return result;
  }
}
