import java.util.HashSet;
import java.util.Set;

class Solution {
  public boolean containsDuplicate(int[] numbers) {
    Set<Integer> seen = new HashSet<>();
    for (int number : numbers) {
      // add() says whether the number is new.
      if (!seen.add(number)) {
        return true;
      }
    }
    return false;
  }
}
