class Solution {
  public int minSubarrayLen(int target, int[] numbers) {
    int shortest = numbers.length + 1;
    int sum = 0;
    int left = 0;
    for (int right = 0; right < numbers.length; right++) {
      sum += numbers[right];
      while (sum >= target) {
        shortest = Math.min(shortest, right - left + 1);
        sum -= numbers[left];
        left++;
      }
    }
    return shortest <= numbers.length ? shortest : 0;
  }
}
