class Solution {
  private static final int NOT_BALANCED = -1;

  public boolean isBalanced(TreeNode root) {
    return heightOf(root) != NOT_BALANCED;
  }

  /** The height of a subtree, or NOT_BALANCED. */
  private int heightOf(TreeNode node) {
    if (node == null) {
      return 0;
    }
    int left = heightOf(node.left);
    if (left == NOT_BALANCED) {
      return NOT_BALANCED;
    }
    int right = heightOf(node.right);
    if (right == NOT_BALANCED || Math.abs(left - right) > 1) {
      return NOT_BALANCED;
    }
    return Math.max(left, right) + 1;
  }
}
