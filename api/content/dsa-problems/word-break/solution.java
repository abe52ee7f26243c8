import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
  public boolean wordBreak(String text, String[] words) {
    Set<String> known = new HashSet<>(List.of(words));
    int longest = 0;
    for (String word : words) {
      longest = Math.max(longest, word.length());
    }
    boolean[] reachable = new boolean[text.length() + 1];
    reachable[0] = true;
    for (int end = 1; end <= text.length(); end++) {
      for (int start = Math.max(0, end - longest); start < end && !reachable[end]; start++) {
        reachable[end] = reachable[start] && known.contains(text.substring(start, end));
      }
    }
    return reachable[text.length()];
  }
}
