import java.util.Arrays;

class Solution {
  public int minRooms(int[][] meetings) {
    int[] starts = Arrays.stream(meetings).mapToInt(meeting -> meeting[0]).sorted().toArray();
    int[] ends = Arrays.stream(meetings).mapToInt(meeting -> meeting[1]).sorted().toArray();
    int ended = 0;
    int most = 0;
    for (int started = 0; started < starts.length; started++) {
      // A room is free again at the very minute at which a meeting ends.
      while (ends[ended] <= starts[started]) {
        ended++;
      }
      most = Math.max(most, started + 1 - ended);
    }
    return most;
  }
}
