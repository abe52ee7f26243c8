import java.util.*;

class Solution {
  public List<Integer> findOrder(int courseCount, int[][] prerequisites) {
    List<List<Integer>> neededBy = new ArrayList<>();
    for (int course = 0; course < courseCount; course++) {
      neededBy.add(new ArrayList<>());
    }
    int[] stillOpen = new int[courseCount];
    for (int[] prerequisite : prerequisites) {
      neededBy.get(prerequisite[1]).add(prerequisite[0]);
      stillOpen[prerequisite[0]]++;
    }
    PriorityQueue<Integer> ready = new PriorityQueue<>();
    for (int course = 0; course < courseCount; course++) {
      if (stillOpen[course] == 0) {
        ready.add(course);
      }
    }
    List<Integer> order = new ArrayList<>();
    while (!ready.isEmpty()) {
      int finished = ready.poll();
      order.add(finished);
      for (int course : neededBy.get(finished)) {
        stillOpen[course]--;
        if (stillOpen[course] == 0) {
          ready.add(course);
        }
      }
    }
    // Courses of a cycle never become ready.
    return order.size() == courseCount ? order : List.of();
  }
}
