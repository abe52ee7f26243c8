class Solution {
  public int[] nextPermutation(int[] numbers) {
    // Everything after the pivot descends.
    int pivot = numbers.length - 2;
    while (pivot >= 0 && numbers[pivot] >= numbers[pivot + 1]) {
      pivot--;
    }
    if (pivot >= 0) {
      int successor = numbers.length - 1;
      while (numbers[successor] <= numbers[pivot]) {
        successor--;
      }
      swap(numbers, pivot, successor);
    }
    for (int left = pivot + 1, right = numbers.length - 1; left < right; left++, right--) {
      swap(numbers, left, right);
    }
    return numbers;
  }

  private void swap(int[] numbers, int first, int second) {
    int moved = numbers[first];
    numbers[first] = numbers[second];
    numbers[second] = moved;
  }
}
