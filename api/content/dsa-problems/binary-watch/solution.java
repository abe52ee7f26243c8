import java.util.ArrayList;
import java.util.List;

class Solution {
  // What each light adds to the hour and to the minute.
  private static final int[][] LIGHTS = {
    {1, 0}, {2, 0}, {4, 0}, {8, 0}, {0, 1}, {0, 2}, {0, 4}, {0, 8}, {0, 16}, {0, 32},
  };

  public List<String> readWatch(int lit) {
    List<String> found = new ArrayList<>();
    extend(0, lit, 0, 0, found);
    return found;
  }

  private void extend(int start, int left, int hour, int minute, List<String> found) {
    // More lights never make the hour or the minute smaller.
    if (hour > 11 || minute > 59) {
      return;
    }
    if (left == 0) {
      found.add(String.format("%d:%02d", hour, minute));
      return;
    }
    // The last light to try leaves just enough for the others.
    for (int light = start; light <= LIGHTS.length - left; light++) {
      int[] more = LIGHTS[light];
      extend(light + 1, left - 1, hour + more[0], minute + more[1], found);
    }
  }
}
