import java.util.*;

class Solution {
  public int ladderLength(String first, String last, String[] words) {
    Map<String, List<String>> buckets = new HashMap<>();
    for (String word : words) {
      for (String pattern : patternsOf(word)) {
        buckets.computeIfAbsent(pattern, missing -> new ArrayList<>()).add(word);
      }
    }
    Set<String> seen = new HashSet<>(Set.of(first));
    List<String> level = List.of(first);
    for (int wordsSoFar = 1; !level.isEmpty(); wordsSoFar++) {
      if (level.contains(last)) {
        return wordsSoFar;
      }
      List<String> following = new ArrayList<>();
      for (String word : level) {
        for (String pattern : patternsOf(word)) {
          // Taken out: all of its words will have been seen after this.
          List<String> neighbours = buckets.remove(pattern);
          if (neighbours == null) {
            continue;
          }
          for (String neighbour : neighbours) {
            if (seen.add(neighbour)) {
              following.add(neighbour);
            }
          }
        }
      }
      level = following;
    }
    return 0;
  }

  private List<String> patternsOf(String word) {
    List<String> patterns = new ArrayList<>();
    for (int index = 0; index < word.length(); index++) {
      patterns.add(word.substring(0, index) + "*" + word.substring(index + 1));
    }
    return patterns;
  }
}
