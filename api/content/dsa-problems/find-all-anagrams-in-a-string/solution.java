import java.util.ArrayList;
import java.util.List;

class Solution {
  private final int[] surplus = new int[26];
  private int different = 0;

  public List<Integer> findAnagrams(String text, String word) {
    for (char letter : word.toCharArray()) {
      change(letter, -1);
    }
    List<Integer> found = new ArrayList<>();
    for (int index = 0; index < text.length(); index++) {
      change(text.charAt(index), 1);
      if (index >= word.length()) {
        change(text.charAt(index - word.length()), -1);
      }
      if (different == 0) {
        found.add(index - word.length() + 1);
      }
    }
    return found;
  }

  private void change(char letter, int by) {
    int before = surplus[letter - 'a'];
    surplus[letter - 'a'] += by;
    if (before == 0) {
      different++;
    }
    if (before + by == 0) {
      different--;
    }
  }
}
