class Solution {
  public boolean isSymmetric(TreeNode root) {
    return root == null || mirrored(root.left, root.right);
  }

  private boolean mirrored(TreeNode first, TreeNode second) {
    if (first == null || second == null) {
      return first == second;
    }
    return first.val == second.val
        && mirrored(first.left, second.right)
        && mirrored(first.right, second.left);
  }
}
