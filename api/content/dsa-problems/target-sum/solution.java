import java.util.HashMap;
import java.util.Map;

class Solution {
  public long waysToReach(int[] numbers, int target) {
    Map<Integer, Long> ways = new HashMap<>();
    ways.put(0, 1L);
    for (int number : numbers) {
      Map<Integer, Long> following = new HashMap<>();
      ways.forEach((total, count) -> {
        following.merge(total + number, count, Long::sum);
        following.merge(total - number, count, Long::sum);
      });
      ways = following;
    }
    return ways.getOrDefault(target, 0L);
  }
}
