import java.util.Arrays;

class Solution {
  public int splitArray(int[] numbers, int k) {
    int low = Arrays.stream(numbers).max().getAsInt();
    int high = Arrays.stream(numbers).sum();
    while (low < high) {
      int limit = low + (high - low) / 2;
      if (partsNeeded(numbers, limit) <= k) {
        high = limit;
      } else {
        low = limit + 1;
      }
    }
    return low;
  }

  // The fewest parts, if none may have a sum above limit.
  private int partsNeeded(int[] numbers, int limit) {
    int parts = 1;
    int sum = 0;
    for (int number : numbers) {
      if (sum + number > limit) {
        parts++;
        sum = 0;
      }
      sum += number;
    }
    return parts;
  }
}
