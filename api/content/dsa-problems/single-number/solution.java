class Solution {
  public int singleNumber(int[] numbers) {
    int result = 0;
    for (int number : numbers) {
      // Equal numbers cancel each other out.
      result ^= number;
    }
    return result;
  }
}
