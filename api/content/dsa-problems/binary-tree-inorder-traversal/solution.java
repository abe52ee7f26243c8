import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
  public List<Integer> inorderTraversal(TreeNode root) {
    List<Integer> found = new ArrayList<>();
    Deque<TreeNode> waiting = new ArrayDeque<>();
    TreeNode node = root;
    while (node != null || !waiting.isEmpty()) {
      while (node != null) {
        waiting.push(node);
        node = node.left;
      }
      // Its left subtree is done.
      node = waiting.pop();
      found.add(node.val);
      node = node.right;
    }
    return found;
  }
}
