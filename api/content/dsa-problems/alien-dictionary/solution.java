import java.util.*;

class Solution {
  public String alienOrder(String[] words) {
    Map<Character, Set<Character>> after = new HashMap<>();
    for (String word : words) {
      for (char letter : word.toCharArray()) {
        after.computeIfAbsent(letter, key -> new HashSet<>());
      }
    }
    for (int index = 1; index < words.length; index++) {
      String earlier = words[index - 1];
      String later = words[index];
      int shorter = Math.min(earlier.length(), later.length());
      int at = 0;
      while (at < shorter && earlier.charAt(at) == later.charAt(at)) {
        at++;
      }
      if (at < shorter) {
        after.get(earlier.charAt(at)).add(later.charAt(at));
      } else if (earlier.length() > later.length()) {
        // A word comes after a longer one that begins with it.
        return "";
      }
    }
    Map<Character, Integer> before = new HashMap<>();
    for (Set<Character> followers : after.values()) {
      for (char letter : followers) {
        before.merge(letter, 1, Integer::sum);
      }
    }
    PriorityQueue<Character> ready = new PriorityQueue<>();
    for (char letter : after.keySet()) {
      if (!before.containsKey(letter)) {
        ready.add(letter);
      }
    }
    StringBuilder order = new StringBuilder();
    while (!ready.isEmpty()) {
      char letter = ready.poll();
      order.append(letter);
      for (char follower : after.get(letter)) {
        if (before.merge(follower, -1, Integer::sum) == 0) {
          ready.add(follower);
        }
      }
    }
    return order.length() == after.size() ? order.toString() : "";
  }
}
