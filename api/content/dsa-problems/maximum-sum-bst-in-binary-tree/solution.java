class Solution {
  private record Facts(int smallest, int largest, int sum) {}

  private static final Facts EMPTY = new Facts(Integer.MAX_VALUE, Integer.MIN_VALUE, 0);

  private int best;

  public int maxSumBst(TreeNode root) {
    best = 0;
    check(root);
    return best;
  }

  /** Smallest value, largest value and sum; null if it's no search tree. */
  private Facts check(TreeNode node) {
    if (node == null) {
      return EMPTY;
    }
    // Both sides, whatever the first one gives: each may hold the best.
    Facts left = check(node.left);
    Facts right = check(node.right);
    if (left == null || right == null) {
      return null;
    }
    if (left.largest() >= node.val || node.val >= right.smallest()) {
      return null;
    }
    int sum = left.sum() + node.val + right.sum();
    best = Math.max(best, sum);
    return new Facts(
        Math.min(left.smallest(), node.val), Math.max(right.largest(), node.val), sum);
  }
}
