class Solution {
  public int findPeakElement(int[] numbers) {
    int low = 0;
    int high = numbers.length - 1;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] < numbers[middle + 1]) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
