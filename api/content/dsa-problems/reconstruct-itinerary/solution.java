import java.util.*;

class Solution {
  public List<String> findItinerary(String[][] tickets) {
    Map<String, List<String>> destinations = new HashMap<>();
    for (String[] ticket : tickets) {
      destinations.computeIfAbsent(ticket[0], origin -> new ArrayList<>()).add(ticket[1]);
    }
    // The smallest comes last, where it's taken from.
    for (List<String> left : destinations.values()) {
      left.sort(Comparator.reverseOrder());
    }
    List<String> route = new ArrayList<>();
    Deque<String> stack = new ArrayDeque<>();
    stack.push("JFK");
    while (!stack.isEmpty()) {
      List<String> left = destinations.getOrDefault(stack.peek(), List.of());
      if (!left.isEmpty()) {
        stack.push(left.remove(left.size() - 1));
      } else {
        // Stuck: all that follows this airport is in the route.
        route.add(stack.pop());
      }
    }
    Collections.reverse(route);
    return route;
  }
}
