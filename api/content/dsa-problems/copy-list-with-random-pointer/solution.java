import java.util.HashMap;
import java.util.Map;

class Solution {
  public Node copyList(Node head) {
    Map<Node, Node> copies = new HashMap<>();
    for (Node node = head; node != null; node = node.next) {
      copies.put(node, new Node(node.val));
    }
    for (Node node = head; node != null; node = node.next) {
      Node copy = copies.get(node);
      // What leads nowhere leads nowhere in the copy: null isn't in the map.
      copy.next = copies.get(node.next);
      copy.random = copies.get(node.random);
    }
    return copies.get(head);
  }
}
