import java.util.ArrayList;
import java.util.List;

class Solution {
  public String encode(String[] words) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      text.append(word.length()).append('#').append(word);
    }
    return text.toString();
  }

  public List<String> decode(String text) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int sign = text.indexOf('#', at);
      int start = sign + 1;
      int end = start + Integer.parseInt(text.substring(at, sign));
      // Whatever is between start and end is content, even another '#'.
      words.add(text.substring(start, end));
      at = end;
    }
    return words;
  }
}
