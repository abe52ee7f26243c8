class Solution {
  private int longest;

  public int diameter(TreeNode root) {
    longest = 0;
    depth(root);
    return longest;
  }

  private int depth(TreeNode node) {
    if (node == null) {
      return 0;
    }
    int left = depth(node.left);
    int right = depth(node.right);
    // The longest path whose highest node is this one.
    longest = Math.max(longest, left + right);
    return 1 + Math.max(left, right);
  }
}
