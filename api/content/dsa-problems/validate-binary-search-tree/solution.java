class Solution {
  public boolean isValidBst(TreeNode root) {
    // Bounds outside the range of int, so that no value is ruled out at the root.
    return check(root, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private boolean check(TreeNode node, long low, long high) {
    return node == null
        || (low < node.val
            && node.val < high
            && check(node.left, low, node.val)
            && check(node.right, node.val, high));
  }
}
