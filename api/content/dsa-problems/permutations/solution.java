import java.util.*;

class Solution {
  public List<List<Integer>> permute(int[] numbers) {
    List<List<Integer>> found = new ArrayList<>();
    extend(numbers, new ArrayList<>(), new HashSet<>(), found);
    return found;
  }

  private void extend(
      int[] numbers, List<Integer> chosen, Set<Integer> used, List<List<Integer>> found) {
    if (chosen.size() == numbers.length) {
      found.add(new ArrayList<>(chosen));
    }
    for (int number : numbers) {
      if (used.contains(number)) {
        continue;
      }
      used.add(number);
      chosen.add(number);
      extend(numbers, chosen, used, found);
      chosen.remove(chosen.size() - 1);
      used.remove(number);
    }
  }
}
