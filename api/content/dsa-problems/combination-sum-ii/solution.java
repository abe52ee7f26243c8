import java.util.*;

class Solution {
  public List<List<Integer>> combinationSum(int[] candidates, int target) {
    int[] sorted = candidates.clone();
    Arrays.sort(sorted);
    List<List<Integer>> found = new ArrayList<>();
    extend(sorted, 0, target, new ArrayList<>(), found);
    return found;
  }

  private void extend(
      int[] sorted, int start, int remaining, List<Integer> chosen, List<List<Integer>> found) {
    if (remaining == 0) {
      found.add(new ArrayList<>(chosen));
      return;
    }
    for (int index = start; index < sorted.length && sorted[index] <= remaining; index++) {
      // Already tried at this place.
      if (index > start && sorted[index] == sorted[index - 1]) {
        continue;
      }
      chosen.add(sorted[index]);
      extend(sorted, index + 1, remaining - sorted[index], chosen, found);
      chosen.remove(chosen.size() - 1);
    }
  }
}
