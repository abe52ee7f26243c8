class Solution {
  public long countSequences(int[] numbers, int target) {
    long[] ways = new long[target + 1];
    ways[0] = 1;
    for (int total = 1; total <= target; total++) {
      for (int number : numbers) {
        if (number <= total) {
          ways[total] += ways[total - number];
        }
      }
    }
    return ways[target];
  }
}
