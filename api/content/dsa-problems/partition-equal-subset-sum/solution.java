import java.util.Arrays;

class Solution {
  public boolean canPartition(int[] numbers) {
    int sum = Arrays.stream(numbers).sum();
    if (sum % 2 == 1) {
      return false;
    }
    int half = sum / 2;
    boolean[] reachable = new boolean[half + 1];
    reachable[0] = true;
    for (int number : numbers) {
      // Downwards, so that no number is used twice.
      for (int total = half; total >= number; total--) {
        if (reachable[total - number]) {
          reachable[total] = true;
        }
      }
    }
    return reachable[half];
  }
}
