class Solution {
  public int maximalSquare(String[] grid) {
    int columns = grid[0].length();
    int[] above = new int[columns + 1];
    int largest = 0;
    for (String row : grid) {
      int[] current = new int[columns + 1];
      for (int column = 1; column <= columns; column++) {
        if (row.charAt(column - 1) == '1') {
          int beside = Math.min(above[column], current[column - 1]);
          current[column] = 1 + Math.min(beside, above[column - 1]);
          largest = Math.max(largest, current[column]);
        }
      }
      above = current;
    }
    return largest * largest;
  }
}
