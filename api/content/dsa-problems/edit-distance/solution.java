class Solution {
  public int editDistance(String source, String target) {
    int[] above = new int[target.length() + 1];
    for (int column = 0; column <= target.length(); column++) {
      above[column] = column;
    }
    for (int row = 0; row < source.length(); row++) {
      int[] current = new int[target.length() + 1];
      current[0] = row + 1;
      for (int column = 0; column < target.length(); column++) {
        if (source.charAt(row) == target.charAt(column)) {
          current[column + 1] = above[column];
        } else {
          // Replace, delete, or insert.
          int fewest = Math.min(above[column], Math.min(above[column + 1], current[column]));
          current[column + 1] = 1 + fewest;
        }
      }
      above = current;
    }
    return above[target.length()];
  }
}
