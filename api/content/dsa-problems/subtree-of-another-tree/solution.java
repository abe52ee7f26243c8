class Solution {
  public boolean isSubtree(TreeNode root, TreeNode wanted) {
    if (root == null) {
      return false;
    }
    return isSame(root, wanted) || isSubtree(root.left, wanted) || isSubtree(root.right, wanted);
  }

  private boolean isSame(TreeNode first, TreeNode second) {
    if (first == null || second == null) {
      return first == second;
    }
    return first.val == second.val
        && isSame(first.left, second.left)
        && isSame(first.right, second.right);
  }
}
