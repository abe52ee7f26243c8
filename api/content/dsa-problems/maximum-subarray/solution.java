class Solution {
  public int maxSubarray(int[] numbers) {
    int best = Integer.MIN_VALUE;
    int ending = 0;
    for (int number : numbers) {
      ending = Math.max(ending, 0) + number;
      best = Math.max(best, ending);
    }
    return best;
  }
}
