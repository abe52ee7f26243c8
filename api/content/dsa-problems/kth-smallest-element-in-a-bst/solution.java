import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
  public int kthSmallest(TreeNode root, int k) {
    Deque<TreeNode> path = new ArrayDeque<>();
    TreeNode node = root;
    int left = k;
    while (true) {
      while (node != null) {
        path.push(node);
        node = node.left;
      }
      // Everything smaller has been counted: this is the next value.
      node = path.pop();
      left--;
      if (left == 0) {
        return node.val;
      }
      node = node.right;
    }
  }
}
