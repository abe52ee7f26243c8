import java.util.ArrayList;
import java.util.List;

class Solution {
  private enum State { UNSEEN, ON_PATH, DONE }

  public boolean canFinish(int courseCount, int[][] prerequisites) {
    List<List<Integer>> unlocks = new ArrayList<>();
    State[] state = new State[courseCount];
    for (int course = 0; course < courseCount; course++) {
      unlocks.add(new ArrayList<>());
      state[course] = State.UNSEEN;
    }
    for (int[] prerequisite : prerequisites) {
      unlocks.get(prerequisite[1]).add(prerequisite[0]);
    }
    for (int course = 0; course < courseCount; course++) {
      if (meetsCycle(course, unlocks, state)) {
        return false;
      }
    }
    return true;
  }

  private boolean meetsCycle(int course, List<List<Integer>> unlocks, State[] state) {
    if (state[course] != State.UNSEEN) {
      return state[course] == State.ON_PATH;
    }
    state[course] = State.ON_PATH;
    for (int unlocked : unlocks.get(course)) {
      if (meetsCycle(unlocked, unlocks, state)) {
        return true;
      }
    }
    state[course] = State.DONE;
    return false;
  }
}
