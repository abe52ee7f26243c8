import java.util.*;

class Solution {
  private static class Node {
    final Map<Character, Node> children = new HashMap<>();
    final List<String> suggestions = new ArrayList<>();
  }

  public List<List<String>> suggest(String[] products, String typed) {
    String[] sorted = products.clone();
    Arrays.sort(sorted);
    Node root = new Node();
    for (String product : sorted) {
      Node node = root;
      for (char letter : product.toCharArray()) {
        node = node.children.computeIfAbsent(letter, missing -> new Node());
        if (node.suggestions.size() < 3) {
          node.suggestions.add(product);
        }
      }
    }
    List<List<String>> suggested = new ArrayList<>();
    Node node = root;
    for (char letter : typed.toCharArray()) {
      // Without a child, nothing will match any more.
      node = node.children.getOrDefault(letter, new Node());
      suggested.add(node.suggestions);
    }
    return suggested;
  }
}
