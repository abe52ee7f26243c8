class Solution {
  public int pivotIndex(int[] numbers) {
    int total = 0;
    for (int number : numbers) {
      total += number;
    }
    int left = 0;
    for (int index = 0; index < numbers.length; index++) {
      if (left == total - left - numbers[index]) {
        return index;
      }
      left += numbers[index];
    }
    return -1;
  }
}
