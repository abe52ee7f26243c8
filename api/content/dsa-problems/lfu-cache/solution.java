import java.util.HashMap;
import java.util.Map;

class LFUCache {
  private static class Node {
    int key;
    int value;
    int uses = 1;
    Node before = this;
    Node after = this;

    Node(int key, int value) {
      this.key = key;
      this.value = value;
    }
  }

  private final int capacity;
  private final Map<Integer, Node> nodes = new HashMap<>();
  // A ring for each number of uses: after its sentinel comes the oldest.
  private final Map<Integer, Node> rings = new HashMap<>();
  private int fewest = 1;

  public LFUCache(int capacity) {
    this.capacity = capacity;
  }

  public int get(int key) {
    Node node = nodes.get(key);
    if (node == null) {
      return -1;
    }
    use(node);
    return node.value;
  }

  public void put(int key, int value) {
    Node known = nodes.get(key);
    if (known != null) {
      known.value = value;
      use(known);
      return;
    }
    if (nodes.size() == capacity) {
      Node oldest = rings.get(fewest).after;
      unlink(oldest);
      nodes.remove(oldest.key);
    }
    Node node = new Node(key, value);
    nodes.put(key, node);
    append(node);
    fewest = 1;
  }

  private void use(Node node) {
    unlink(node);
    // The last node with the fewest uses takes one more.
    if (node.uses == fewest && !rings.containsKey(node.uses)) {
      fewest++;
    }
    node.uses++;
    append(node);
  }

  private void unlink(Node node) {
    node.before.after = node.after;
    node.after.before = node.before;
    Node sentinel = rings.get(node.uses);
    if (sentinel.after == sentinel) {
      rings.remove(node.uses);
    }
  }

  private void append(Node node) {
    Node sentinel = rings.computeIfAbsent(node.uses, uses -> new Node(-1, -1));
    Node newest = sentinel.before;
    newest.after = node;
    sentinel.before = node;
    node.before = newest;
    node.after = sentinel;
  }
}
