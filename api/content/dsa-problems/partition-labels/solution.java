import java.util.*;

class Solution {
  public List<Integer> partitionLabels(String text) {
    Map<Character, Integer> last = new HashMap<>();
    for (int index = 0; index < text.length(); index++) {
      last.put(text.charAt(index), index);
    }
    List<Integer> lengths = new ArrayList<>();
    int start = 0;
    int end = 0;
    for (int index = 0; index < text.length(); index++) {
      end = Math.max(end, last.get(text.charAt(index)));
      if (index == end) {
        lengths.add(end - start + 1);
        start = index + 1;
      }
    }
    return lengths;
  }
}
