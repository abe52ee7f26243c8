import java.util.Arrays;

class Solution {
  public int fewestArrows(int[][] balloons) {
    int[][] sorted = balloons.clone();
    Arrays.sort(sorted, (a, b) -> Integer.compare(a[1], b[1]));
    int arrows = 0;
    // Where the last arrow was shot.
    long last = Long.MIN_VALUE;
    for (int[] balloon : sorted) {
      if (balloon[0] > last) {
        arrows++;
        last = balloon[1];
      }
    }
    return arrows;
  }
}
