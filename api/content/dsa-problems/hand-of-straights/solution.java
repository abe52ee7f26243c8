import java.util.Map;
import java.util.TreeMap;

class Solution {
  public boolean canFormStraights(int[] hand, int size) {
    Map<Integer, Integer> left = new TreeMap<>();
    for (int card : hand) {
      left.merge(card, 1, Integer::sum);
    }
    // A TreeMap lists its keys in ascending order.
    for (int lowest : left.keySet()) {
      int groups = left.get(lowest);
      if (groups == 0) {
        continue;
      }
      for (int card = lowest; card < lowest + size; card++) {
        int copies = left.getOrDefault(card, 0);
        if (copies < groups) {
          return false;
        }
        left.put(card, copies - groups);
      }
    }
    return true;
  }
}
