import java.util.Map;

class Solution {
  private static final Map<Character, Integer> VALUES =
      Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

  public int romanToInt(String numeral) {
    int total = 0;
    int following = 0;
    for (int index = numeral.length() - 1; index >= 0; index--) {
      int value = VALUES.get(numeral.charAt(index));
      if (value < following) {
        total -= value;
      } else {
        total += value;
      }
      following = value;
    }
    return total;
  }
}
