class Solution {
  public int findMin(int[] numbers) {
    int low = 0;
    int high = numbers.length - 1;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] > numbers[high]) {
        // The drop is after the middle.
        low = middle + 1;
      } else {
        // The middle itself may be the minimum.
        high = middle;
      }
    }
    return numbers[low];
  }
}
