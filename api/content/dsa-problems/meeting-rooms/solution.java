import java.util.Arrays;
import java.util.Comparator;

class Solution {
  public boolean canAttendAll(int[][] meetings) {
    int[][] inOrder = meetings.clone();
    Arrays.sort(inOrder, Comparator.comparingInt(meeting -> meeting[0]));
    for (int index = 1; index < inOrder.length; index++) {
      if (inOrder[index - 1][1] > inOrder[index][0]) {
        return false;
      }
    }
    return true;
  }
}
