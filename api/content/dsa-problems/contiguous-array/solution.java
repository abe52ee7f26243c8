import java.util.HashMap;
import java.util.Map;

class Solution {
  public int findMaxLength(int[] bits) {
    // Each balance, with the number of entries before it occurred first.
    Map<Integer, Integer> first = new HashMap<>();
    first.put(0, 0);
    int balance = 0;
    int longest = 0;
    for (int count = 1; count <= bits.length; count++) {
      balance += bits[count - 1] == 1 ? 1 : -1;
      Integer before = first.putIfAbsent(balance, count);
      if (before != null) {
        longest = Math.max(longest, count - before);
      }
    }
    return longest;
  }
}
