class Solution {
  private int best;

  public int maxPathSum(TreeNode root) {
    best = Integer.MIN_VALUE;
    gainOf(root);
    return best;
  }

  private int gainOf(TreeNode node) {
    if (node == null) {
      return 0;
    }
    // A branch with a negative gain is left out.
    int left = Math.max(0, gainOf(node.left));
    int right = Math.max(0, gainOf(node.right));
    best = Math.max(best, node.val + left + right);
    // A path that goes on upward can use only one side.
    return node.val + Math.max(left, right);
  }
}
