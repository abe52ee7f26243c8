import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<List<String>> partition(String text) {
    List<List<String>> found = new ArrayList<>();
    extend(text, 0, new ArrayList<>(), found);
    return found;
  }

  private void extend(String text, int start, List<String> parts, List<List<String>> found) {
    if (start == text.length()) {
      found.add(new ArrayList<>(parts));
      return;
    }
    for (int end = start + 1; end <= text.length(); end++) {
      String part = text.substring(start, end);
      if (isPalindrome(part)) {
        parts.add(part);
        extend(text, end, parts, found);
        parts.remove(parts.size() - 1);
      }
    }
  }

  private boolean isPalindrome(String part) {
    return new StringBuilder(part).reverse().toString().equals(part);
  }
}
