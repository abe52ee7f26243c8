import java.util.*;

class Solution {
  // Equals no letter.
  private static final char USED = '#';

  public boolean exist(String[] board, String word) {
    Map<Character, Integer> available = countOf(String.join("", board));
    for (Map.Entry<Character, Integer> needed : countOf(word).entrySet()) {
      // Some letter doesn't occur often enough.
      if (needed.getValue() > available.getOrDefault(needed.getKey(), 0)) {
        return false;
      }
    }
    // The search begins with the rarer end.
    int atStart = available.get(word.charAt(0));
    int atEnd = available.get(word.charAt(word.length() - 1));
    String letters = atEnd < atStart ? new StringBuilder(word).reverse().toString() : word;
    char[][] cells = Arrays.stream(board).map(String::toCharArray).toArray(char[][]::new);
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells[row].length; column++) {
        if (search(cells, letters, row, column, 0)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean search(char[][] cells, String letters, int row, int column, int index) {
    if (row < 0 || row == cells.length || column < 0 || column == cells[row].length
        || cells[row][column] != letters.charAt(index)) {
      return false;
    }
    if (index == letters.length() - 1) {
      return true;
    }
    cells[row][column] = USED;
    boolean found = search(cells, letters, row - 1, column, index + 1)
        || search(cells, letters, row + 1, column, index + 1)
        || search(cells, letters, row, column - 1, index + 1)
        || search(cells, letters, row, column + 1, index + 1);
    cells[row][column] = letters.charAt(index);
    return found;
  }

  private Map<Character, Integer> countOf(String letters) {
    Map<Character, Integer> counts = new HashMap<>();
    for (char letter : letters.toCharArray()) {
      counts.merge(letter, 1, Integer::sum);
    }
    return counts;
  }
}
