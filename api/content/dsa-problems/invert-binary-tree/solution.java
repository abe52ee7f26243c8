class Solution {
  public TreeNode invert(TreeNode root) {
    if (root == null) {
      return null;
    }
    TreeNode left = root.left;
    root.left = invert(root.right);
    root.right = invert(left);
    return root;
  }
}
