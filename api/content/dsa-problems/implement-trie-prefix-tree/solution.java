import java.util.HashMap;
import java.util.Map;

class Trie {
  private static class Node {
    Map<Character, Node> children = new HashMap<>();
    boolean isWord;
  }

  private final Node root;

  public Trie() {
    root = new Node();
  }

  public void insert(String word) {
    Node node = root;
    for (char letter : word.toCharArray()) {
      node = node.children.computeIfAbsent(letter, key -> new Node());
    }
    node.isWord = true;
  }

  public boolean search(String word) {
    Node node = nodeAt(word);
    return node != null && node.isWord;
  }

  public boolean startsWith(String prefix) {
    return nodeAt(prefix) != null;
  }

  private Node nodeAt(String prefix) {
    Node node = root;
    for (char letter : prefix.toCharArray()) {
      node = node.children.get(letter);
      if (node == null) {
        return null;
      }
    }
    return node;
  }
}
