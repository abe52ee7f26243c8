class Solution {
  public int maxSubarray(int[] numbers) {
    int best = numbers[0];
    int ending = numbers[0];
    for (int index = 1; index < numbers.length; index++) {
      // Start here, or extend the best that ended just before.
      ending = Math.max(numbers[index], ending + numbers[index]);
      best = Math.max(best, ending);
    }
    return best;
  }
}
