import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
  public String reorganize(String text) {
    Map<Character, Integer> counts = new HashMap<>();
    for (char letter : text.toCharArray()) {
      counts.merge(letter, 1, Integer::sum);
    }
    List<Character> byCount = new ArrayList<>(counts.keySet());
    byCount.sort((a, b) -> counts.get(b) - counts.get(a));
    if (counts.get(byCount.get(0)) > (text.length() + 1) / 2) {
      return "";
    }
    char[] result = new char[text.length()];
    int place = 0;
    for (char letter : byCount) {
      for (int copy = 0; copy < counts.get(letter); copy++) {
        if (place >= result.length) {
          // The even places are used up.
          place = 1;
        }
        result[place] = letter;
        place += 2;
      }
    }
    return new String(result);
  }
}
