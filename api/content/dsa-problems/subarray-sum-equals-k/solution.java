import java.util.HashMap;
import java.util.Map;

class Solution {
  public int countSubarrays(int[] numbers, int k) {
    // How often each prefix sum has occurred.
    Map<Integer, Integer> times = new HashMap<>();
    times.put(0, 1);
    int found = 0;
    int total = 0;
    for (int number : numbers) {
      total += number;
      found += times.getOrDefault(total - k, 0);
      times.merge(total, 1, Integer::sum);
    }
    return found;
  }
}
