import java.util.ArrayDeque;
import java.util.Deque;

class BSTIterator {
  // Whose values are still to come. The top has the smallest one.
  private final Deque<TreeNode> waiting = new ArrayDeque<>();

  public BSTIterator(TreeNode root) {
    pushLeftEdge(root);
  }

  public int next() {
    TreeNode node = waiting.pop();
    pushLeftEdge(node.right);
    return node.val;
  }

  public boolean hasNext() {
    return !waiting.isEmpty();
  }

  private void pushLeftEdge(TreeNode node) {
    while (node != null) {
      waiting.push(node);
      node = node.left;
    }
  }
}
