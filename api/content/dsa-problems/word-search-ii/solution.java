import java.util.*;

class Solution {
  private static class Node {
    final Map<Character, Node> children = new HashMap<>();
    String word;
  }

  // No edge has this letter.
  private static final char USED = '#';

  public List<String> findWords(String[] board, String[] words) {
    Node trie = new Node();
    for (String word : words) {
      Node node = trie;
      for (char letter : word.toCharArray()) {
        node = node.children.computeIfAbsent(letter, missing -> new Node());
      }
      node.word = word;
    }
    char[][] cells = Arrays.stream(board).map(String::toCharArray).toArray(char[][]::new);
    List<String> found = new ArrayList<>();
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells[row].length; column++) {
        search(cells, row, column, trie, found);
      }
    }
    Collections.sort(found);
    return found;
  }

  private void search(char[][] cells, int row, int column, Node parent, List<String> found) {
    if (row < 0 || row == cells.length || column < 0 || column == cells[row].length) {
      return;
    }
    char letter = cells[row][column];
    Node node = parent.children.get(letter);
    if (node == null) {
      return;
    }
    if (node.word != null) {
      found.add(node.word);
      node.word = null;
    }
    cells[row][column] = USED;
    search(cells, row - 1, column, node, found);
    search(cells, row + 1, column, node, found);
    search(cells, row, column - 1, node, found);
    search(cells, row, column + 1, node, found);
    cells[row][column] = letter;
    // Nothing is left to find there.
    if (node.children.isEmpty()) {
      parent.children.remove(letter);
    }
  }
}
