import java.util.HashMap;
import java.util.Map;

class Solution {
  public int longestUniqueRun(String text) {
    Map<Character, Integer> lastAt = new HashMap<>();
    int start = 0;
    int longest = 0;
    for (int end = 0; end < text.length(); end++) {
      // An index before the window no longer counts.
      int before = lastAt.getOrDefault(text.charAt(end), -1);
      if (before >= start) {
        start = before + 1;
      }
      lastAt.put(text.charAt(end), end);
      longest = Math.max(longest, end - start + 1);
    }
    return longest;
  }
}
