import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<String> summaryRanges(int[] numbers) {
    List<String> ranges = new ArrayList<>();
    int i = 0;
    while (i < numbers.length) {
      int start = i;
      while (i + 1 < numbers.length && numbers[i + 1] == numbers[i] + 1) {
        i++;
      }
      if (start == i) {
        ranges.add(String.valueOf(numbers[start]));
      } else {
        ranges.add(numbers[start] + "->" + numbers[i]);
      }
      i++;
    }
    return ranges;
  }
}
