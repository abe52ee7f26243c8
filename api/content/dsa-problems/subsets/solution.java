import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<List<Integer>> subsets(int[] numbers) {
    List<List<Integer>> found = new ArrayList<>();
    extend(numbers, 0, new ArrayList<>(), found);
    return found;
  }

  private void extend(
      int[] numbers, int start, List<Integer> chosen, List<List<Integer>> found) {
    found.add(new ArrayList<>(chosen));
    for (int index = start; index < numbers.length; index++) {
      chosen.add(numbers[index]);
      extend(numbers, index + 1, chosen, found);
      chosen.remove(chosen.size() - 1);
    }
  }
}
