class Solution {
  public double findMaxAverage(int[] numbers, int k) {
    int window = 0;
    for (int index = 0; index < k; index++) {
      window += numbers[index];
    }
    int best = window;
    for (int index = k; index < numbers.length; index++) {
      window += numbers[index] - numbers[index - k];
      best = Math.max(best, window);
    }
    return (double) best / k;
  }
}
