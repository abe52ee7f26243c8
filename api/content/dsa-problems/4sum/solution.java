import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
  public List<List<Integer>> fourSum(int[] numbers, int target) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    List<List<Integer>> found = new ArrayList<>();
    for (int i = 0; i < sorted.length - 3; i++) {
      if (i > 0 && sorted[i] == sorted[i - 1]) {
        continue;
      }
      for (int j = i + 1; j < sorted.length - 2; j++) {
        if (j > i + 1 && sorted[j] == sorted[j - 1]) {
          continue;
        }
        // Three numbers may exceed 32 bits.
        long rest = (long) target - sorted[i] - sorted[j];
        int left = j + 1;
        int right = sorted.length - 1;
        while (left < right) {
          long sum = (long) sorted[left] + sorted[right];
          if (sum < rest) {
            left++;
          } else if (sum > rest) {
            right--;
          } else {
            found.add(List.of(sorted[i], sorted[j], sorted[left], sorted[right]));
            left++;
            while (left < right && sorted[left] == sorted[left - 1]) {
              left++;
            }
          }
        }
      }
    }
    return found;
  }
}
