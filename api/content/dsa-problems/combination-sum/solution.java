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
      int[] sorted, int start, int left, List<Integer> chosen, List<List<Integer>> found) {
    if (left == 0) {
      found.add(new ArrayList<>(chosen));
      return;
    }
    for (int index = start; index < sorted.length && sorted[index] <= left; index++) {
      chosen.add(sorted[index]);
      // The same candidate may be used again.
      extend(sorted, index, left - sorted[index], chosen, found);
      chosen.remove(chosen.size() - 1);
    }
  }
}
