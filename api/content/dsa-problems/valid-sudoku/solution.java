import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
  public boolean isValidSudoku(String[] board) {
    Set<String> seen = new HashSet<>();
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        char digit = board[row].charAt(column);
        if (digit == '.') {
          continue;
        }
        int box = 3 * (row / 3) + column / 3;
        List<String> facts = List.of(
            "row " + row + ": " + digit,
            "column " + column + ": " + digit,
            "box " + box + ": " + digit);
        for (String fact : facts) {
          // False: it was there already.
          if (!seen.add(fact)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
