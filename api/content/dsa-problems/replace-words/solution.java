import java.util.*;
import java.util.stream.Collectors;

class Solution {
  private static class Node {
    final Map<Character, Node> children = new HashMap<>();
    String root;
  }

  public String replaceWords(String[] roots, String sentence) {
    Node trie = new Node();
    for (String root : roots) {
      Node node = trie;
      for (char letter : root.toCharArray()) {
        node = node.children.computeIfAbsent(letter, missing -> new Node());
      }
      node.root = root;
    }
    return Arrays.stream(sentence.split(" "))
        .map(word -> shortened(word, trie))
        .collect(Collectors.joining(" "));
  }

  private String shortened(String word, Node trie) {
    Node node = trie;
    for (int index = 0; index < word.length(); index++) {
      node = node.children.get(word.charAt(index));
      if (node == null) {
        return word;
      }
      // Shorter roots come first on the path.
      if (node.root != null) {
        return node.root;
      }
    }
    return word;
  }
}
