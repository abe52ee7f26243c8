class Solution {
  public int search(int[] numbers, int target) {
    int low = 0;
    int high = numbers.length - 1;
    while (low <= high) {
      int middle = low + (high - low) / 2;
      if (numbers[middle] == target) {
        return middle;
      }
      // One of the two halves is in order.
      if (numbers[low] <= numbers[middle]) {
        if (numbers[low] <= target && target < numbers[middle]) {
          high = middle - 1;
        } else {
          low = middle + 1;
        }
      } else if (numbers[middle] < target && target <= numbers[high]) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }
}
