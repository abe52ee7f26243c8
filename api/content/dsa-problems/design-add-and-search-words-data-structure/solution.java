import java.util.*;

class WordDictionary {
  private static class Node {
    Map<Character, Node> children = new HashMap<>();
    boolean isWord;
  }

  private final Node root;

  public WordDictionary() {
    root = new Node();
  }

  public void addWord(String word) {
    Node node = root;
    for (char letter : word.toCharArray()) {
      node = node.children.computeIfAbsent(letter, key -> new Node());
    }
    node.isWord = true;
  }

  public boolean search(String pattern) {
    List<Node> nodes = List.of(root);
    for (char sign : pattern.toCharArray()) {
      List<Node> following = new ArrayList<>();
      for (Node node : nodes) {
        if (sign == '.') {
          following.addAll(node.children.values());
        } else if (node.children.containsKey(sign)) {
          following.add(node.children.get(sign));
        }
      }
      nodes = following;
    }
    return nodes.stream().anyMatch(node -> node.isWord);
  }
}
