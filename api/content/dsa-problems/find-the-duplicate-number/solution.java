class Solution {
  public int findDuplicate(int[] numbers) {
    // Each number leads to the index it names; where two lead to one, there's a circle.
    int slow = 0;
    int fast = 0;
    do {
      slow = numbers[slow];
      fast = numbers[numbers[fast]];
    } while (slow != fast);
    // From here and from the start, it's equally far to the beginning of the circle.
    int start = 0;
    while (start != slow) {
      start = numbers[start];
      slow = numbers[slow];
    }
    return start;
  }
}
