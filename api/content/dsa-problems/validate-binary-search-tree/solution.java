class Solution {
  public boolean isValidBst(TreeNode root) {
    // Bounds outside of every int, so that none is ruled out at the root.
    return within(root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private boolean within(TreeNode node, long low, long high) {
    return node == null
        || (low < node.val
            && node.val < high
            && within(node.left, low, node.val)
            && within(node.right, node.val, high));
  }
}
