class Solution {
  public int[] searchRange(int[] numbers, int target) {
    int first = lowerBound(numbers, target);
    if (first == numbers.length || numbers[first] != target) {
      return new int[] {-1, -1};
    }
    return new int[] {first, lowerBound(numbers, target + 1) - 1};
  }

  /** The first index whose number isn't smaller than value. */
  private int lowerBound(int[] numbers, int value) {
    int low = 0;
    int high = numbers.length;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
