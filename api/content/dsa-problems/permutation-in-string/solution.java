import java.util.HashMap;
import java.util.Map;

class Solution {
  public boolean containsPermutation(String pattern, String text) {
    // How many of each letter may still enter the window.
    Map<Character, Integer> available = new HashMap<>();
    for (char letter : pattern.toCharArray()) {
      available.merge(letter, 1, Integer::sum);
    }
    int start = 0;
    for (int end = 0; end < text.length(); end++) {
      available.merge(text.charAt(end), -1, Integer::sum);
      while (available.get(text.charAt(end)) < 0) {
        available.merge(text.charAt(start), 1, Integer::sum);
        start++;
      }
      if (end - start + 1 == pattern.length()) {
        return true;
      }
    }
    return false;
  }
}
