import java.util.HashSet;
import java.util.Set;

class Solution {
  public int longestConsecutive(int[] numbers) {
    Set<Integer> present = new HashSet<>();
    for (int number : numbers) {
      present.add(number);
    }
    int longest = 0;
    for (int number : present) {
      // Only a number without a predecessor starts a run.
      if (present.contains(number - 1)) {
        continue;
      }
      int end = number;
      while (present.contains(end + 1)) {
        end++;
      }
      longest = Math.max(longest, end - number + 1);
    }
    return longest;
  }
}
