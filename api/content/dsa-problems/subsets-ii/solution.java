import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
  public List<List<Integer>> distinctSubsets(int[] numbers) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    List<List<Integer>> found = new ArrayList<>();
    extend(sorted, 0, new ArrayList<>(), found);
    return found;
  }

  private void extend(int[] sorted, int start, List<Integer> chosen, List<List<Integer>> found) {
    found.add(new ArrayList<>(chosen));
    for (int index = start; index < sorted.length; index++) {
      // The branch before this one had the same number.
      if (index > start && sorted[index] == sorted[index - 1]) {
        continue;
      }
      chosen.add(sorted[index]);
      extend(sorted, index + 1, chosen, found);
      chosen.remove(chosen.size() - 1);
    }
  }
}
