import java.util.ArrayList;
import java.util.List;

class Solution {
  // A long can hold the numbers of the first 67 rows; beyond that, it takes BigInteger.
  public List<List<Long>> generate(int rowCount) {
    List<List<Long>> rows = new ArrayList<>();
    for (int row = 0; row < rowCount; row++) {
      List<Long> numbers = new ArrayList<>();
      for (int column = 0; column <= row; column++) {
        if (column == 0 || column == row) {
          numbers.add(1L);
        } else {
          List<Long> above = rows.get(row - 1);
          numbers.add(above.get(column - 1) + above.get(column));
        }
      }
      rows.add(numbers);
    }
    return rows;
  }
}
