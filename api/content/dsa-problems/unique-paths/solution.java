import java.util.Arrays;

class Solution {
  public long uniquePaths(int rows, int columns) {
    long[] ways = new long[columns];
    Arrays.fill(ways, 1);
    for (int row = 1; row < rows; row++) {
      for (int column = 1; column < columns; column++) {
        ways[column] += ways[column - 1];
      }
    }
    return ways[columns - 1];
  }
}
