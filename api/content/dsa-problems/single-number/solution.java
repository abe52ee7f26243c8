class Solution {
  public int singleNumber(int[] numbers) {
    int rest = 0;
    for (int number : numbers) {
      // Equal numbers cancel each other out.
      rest ^= number;
    }
    return rest;
  }
}
