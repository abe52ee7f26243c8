import java.util.HashMap;
import java.util.Map;

class Solution {
  public String minWindow(String text, String needed) {
    Map<Character, Integer> missing = new HashMap<>();
    for (char letter : needed.toCharArray()) {
      missing.merge(letter, 1, Integer::sum);
    }
    int left = needed.length();
    int start = 0;
    int bestStart = 0;
    int bestLength = Integer.MAX_VALUE;
    for (int end = 0; end < text.length(); end++) {
      char letter = text.charAt(end);
      if (missing.containsKey(letter)) {
        if (missing.get(letter) > 0) {
          left--;
        }
        missing.merge(letter, -1, Integer::sum);
      }
      while (left == 0) {
        if (end - start + 1 < bestLength) {
          bestStart = start;
          bestLength = end - start + 1;
        }
        char first = text.charAt(start);
        if (missing.containsKey(first)) {
          missing.merge(first, 1, Integer::sum);
          if (missing.get(first) > 0) {
            left++;
          }
        }
        start++;
      }
    }
    return bestLength == Integer.MAX_VALUE ? "" : text.substring(bestStart, bestStart + bestLength);
  }
}
