class Solution {
  public int findDuplicate(int[] numbers) {
    // Each number leads to the index it names; two lead to the one at which the cycle begins.
    int slow = 0;
    int fast = 0;
    do {
      slow = numbers[slow];
      fast = numbers[numbers[fast]];
    } while (slow != fast);
    // From here and from index 0, it's equally far to the cycle's start.
    int start = 0;
    while (start != slow) {
      start = numbers[start];
      slow = numbers[slow];
    }
    return start;
  }
}
