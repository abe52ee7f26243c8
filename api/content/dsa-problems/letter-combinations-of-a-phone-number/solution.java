import java.util.ArrayList;
import java.util.List;

class Solution {
  private static final String[] LETTERS = {
    "", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz",
  };

  public List<String> letterCombinations(String digits) {
    List<String> found = new ArrayList<>();
    if (!digits.isEmpty()) {
      extend(digits, new StringBuilder(), found);
    }
    return found;
  }

  private void extend(String digits, StringBuilder chosen, List<String> found) {
    if (chosen.length() == digits.length()) {
      found.add(chosen.toString());
      return;
    }
    int digit = digits.charAt(chosen.length()) - '0';
    for (char letter : LETTERS[digit].toCharArray()) {
      chosen.append(letter);
      extend(digits, chosen, found);
      chosen.deleteCharAt(chosen.length() - 1);
    }
  }
}
