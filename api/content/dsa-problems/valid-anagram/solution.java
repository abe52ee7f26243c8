import java.util.HashMap;
import java.util.Map;

class Solution {
  public boolean isAnagram(String first, String second) {
    if (first.length() != second.length()) {
      return false;
    }
    Map<Character, Integer> remaining = new HashMap<>();
    for (char letter : first.toCharArray()) {
      remaining.merge(letter, 1, Integer::sum);
    }
    for (char letter : second.toCharArray()) {
      int count = remaining.getOrDefault(letter, 0);
      if (count == 0) {
        return false;
      }
      remaining.put(letter, count - 1);
    }
    // As many letters taken as there were.
    return true;
  }
}
