class Solution {
  public int maxProduct(int[] numbers) {
    int largest = numbers[0];
    int smallest = numbers[0];
    int best = numbers[0];
    for (int index = 1; index < numbers.length; index++) {
      int number = numbers[index];
      int one = largest * number;
      int other = smallest * number;
      largest = Math.max(number, Math.max(one, other));
      smallest = Math.min(number, Math.min(one, other));
      best = Math.max(best, largest);
    }
    return best;
  }
}
