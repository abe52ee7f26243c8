import java.util.ArrayList;
import java.util.List;

class Solution {
  private final List<List<Integer>> choices = new ArrayList<>();
  private final List<Integer> chosen = new ArrayList<>();

  public List<List<Integer>> combine(int n, int k) {
    choose(1, n, k);
    return choices;
  }

  private void choose(int first, int n, int k) {
    int missing = k - chosen.size();
    if (missing == 0) {
      choices.add(new ArrayList<>(chosen));
      return;
    }
    // A larger number would leave too few for the rest.
    for (int number = first; number <= n - missing + 1; number++) {
      chosen.add(number);
      choose(number + 1, n, k);
      chosen.remove(chosen.size() - 1);
    }
  }
}
