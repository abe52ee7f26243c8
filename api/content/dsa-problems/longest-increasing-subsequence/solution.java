import java.util.Arrays;

class Solution {
  public int lengthOfLis(int[] numbers) {
    // At each index, the smallest number that ends a subsequence of that length.
    int[] ends = new int[numbers.length];
    int longest = 0;
    for (int number : numbers) {
      int at = Arrays.binarySearch(ends, 0, longest, number);
      if (at < 0) {
        // What isn't there is answered as -(place for it) - 1.
        at = -at - 1;
      }
      ends[at] = number;
      longest = Math.max(longest, at + 1);
    }
    return longest;
  }
}
