import java.util.HashMap;
import java.util.Map;

class Solution {
  public int[] twoSum(int[] numbers, int target) {
    Map<Integer, Integer> positionOf = new HashMap<>();
    for (int position = 0; position < numbers.length; position++) {
      int partner = target - numbers[position];
      if (positionOf.containsKey(partner)) {
        return new int[] {positionOf.get(partner), position};
      }
      // Stored after the lookup: a number must not find itself.
      positionOf.put(numbers[position], position);
    }
    throw new IllegalArgumentException("no two numbers add up to the target");
  }
}
