import java.util.*;

class Solution {
  public List<List<Integer>> permute(int[] numbers) {
    List<List<Integer>> found = new ArrayList<>();
    fillNextPlace(numbers, new ArrayList<>(), new boolean[numbers.length], found);
    return found;
  }

  private void fillNextPlace(
      int[] numbers, List<Integer> chosen, boolean[] used, List<List<Integer>> found) {
    if (chosen.size() == numbers.length) {
      found.add(new ArrayList<>(chosen));
      return;
    }
    for (int position = 0; position < numbers.length; position++) {
      if (used[position]) {
        continue;
      }
      used[position] = true;
      chosen.add(numbers[position]);
      fillNextPlace(numbers, chosen, used, found);
      chosen.remove(chosen.size() - 1);
      used[position] = false;
    }
  }
}
