import java.util.HashMap;
import java.util.Map;

class MapSum {
  private static class Node {
    int total;
    Map<Character, Node> children = new HashMap<>();
  }

  private final Node root = new Node();
  private final Map<String, Integer> values = new HashMap<>();

  public void insert(String key, int value) {
    int change = value - values.getOrDefault(key, 0);
    values.put(key, value);
    Node node = root;
    for (char letter : key.toCharArray()) {
      node = node.children.computeIfAbsent(letter, missing -> new Node());
      node.total += change;
    }
  }

  public int sumOf(String prefix) {
    Node node = root;
    for (char letter : prefix.toCharArray()) {
      node = node.children.get(letter);
      if (node == null) {
        return 0;
      }
    }
    return node.total;
  }
}
