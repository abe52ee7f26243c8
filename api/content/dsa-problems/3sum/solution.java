import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
  public List<List<Integer>> threeSum(int[] numbers) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    List<List<Integer>> triples = new ArrayList<>();
    // Three positive numbers never add up to 0.
    for (int first = 0; first < sorted.length - 2 && sorted[first] <= 0; first++) {
      if (first > 0 && sorted[first] == sorted[first - 1]) {
        continue;
      }
      int left = first + 1;
      int right = sorted.length - 1;
      while (left < right) {
        int sum = sorted[first] + sorted[left] + sorted[right];
        if (sum < 0) {
          left++;
        } else if (sum > 0) {
          right--;
        } else {
          triples.add(List.of(sorted[first], sorted[left], sorted[right]));
          left++;
          while (left < right && sorted[left] == sorted[left - 1]) {
            left++;
          }
          right--;
        }
      }
    }
    return triples;
  }
}
