import java.util.Arrays;

class Solution {
  public long uniquePaths(int rows, int columns) {
    long[] counts = new long[columns];
    Arrays.fill(counts, 1);
    for (int row = 1; row < rows; row++) {
      for (int column = 1; column < columns; column++) {
        counts[column] += counts[column - 1];
      }
    }
    return counts[columns - 1];
  }
}
