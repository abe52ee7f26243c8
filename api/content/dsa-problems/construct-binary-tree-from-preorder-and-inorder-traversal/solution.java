import java.util.HashMap;
import java.util.Map;

class Solution {
  private int[] preorder;
  private int next;
  private Map<Integer, Integer> indexOf;

  public TreeNode buildTree(int[] preorder, int[] inorder) {
    this.preorder = preorder;
    next = 0;
    indexOf = new HashMap<>();
    for (int index = 0; index < inorder.length; index++) {
      indexOf.put(inorder[index], index);
    }
    return build(0, inorder.length);
  }

  /** The subtree whose values are those of inorder from low up to, but not including, high. */
  private TreeNode build(int low, int high) {
    if (low == high) {
      return null;
    }
    TreeNode root = new TreeNode(preorder[next++]);
    int middle = indexOf.get(root.val);
    // Preorder lists the left subtree first.
    root.left = build(low, middle);
    root.right = build(middle + 1, high);
    return root;
  }
}
