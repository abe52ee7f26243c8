import java.util.HashMap;
import java.util.Map;

class LRUCache {
  private static class Node {
    int key;
    int value;
    Node before = this;
    Node after = this;

    Node(int key, int value) {
      this.key = key;
      this.value = value;
    }
  }

  private final int capacity;
  private final Map<Integer, Node> nodes;
  // A ring: after the sentinel comes the oldest, before it the newest.
  private final Node sentinel;

  public LRUCache(int capacity) {
    this.capacity = capacity;
    nodes = new HashMap<>();
    sentinel = new Node(-1, -1);
  }

  public int get(int key) {
    Node node = nodes.get(key);
    if (node == null) {
      return -1;
    }
    unlink(node);
    append(node);
    return node.value;
  }

  public void put(int key, int value) {
    Node node = nodes.get(key);
    if (node == null) {
      node = new Node(key, value);
      nodes.put(key, node);
    } else {
      node.value = value;
      unlink(node);
    }
    append(node);
    if (nodes.size() > capacity) {
      Node oldest = sentinel.after;
      unlink(oldest);
      nodes.remove(oldest.key);
    }
  }

  private void unlink(Node node) {
    node.before.after = node.after;
    node.after.before = node.before;
  }

  private void append(Node node) {
    Node newest = sentinel.before;
    newest.after = node;
    sentinel.before = node;
    node.before = newest;
    node.after = sentinel;
  }
}
