import java.util.*;

class Solution {
  private final Set<Integer> columns = new HashSet<>();
  // Diagonals with the same row - column, and with the same row + column.
  private final Set<Integer> falling = new HashSet<>();
  private final Set<Integer> rising = new HashSet<>();
  private final List<Integer> chosen = new ArrayList<>();

  public List<List<String>> nQueens(int size) {
    List<List<String>> found = new ArrayList<>();
    place(0, size, found);
    return found;
  }

  private void place(int row, int size, List<List<String>> found) {
    if (row == size) {
      found.add(chosen.stream().map(column -> draw(column, size)).toList());
      return;
    }
    for (int column = 0; column < size; column++) {
      if (columns.contains(column) || falling.contains(row - column)
          || rising.contains(row + column)) {
        continue;
      }
      columns.add(column);
      falling.add(row - column);
      rising.add(row + column);
      chosen.add(column);
      place(row + 1, size, found);
      chosen.remove(chosen.size() - 1);
      columns.remove(column);
      falling.remove(row - column);
      rising.remove(row + column);
    }
  }

  private String draw(int column, int size) {
    return ".".repeat(column) + "Q" + ".".repeat(size - column - 1);
  }
}
