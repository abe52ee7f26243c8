class Solution {
  public int countGoodNodes(TreeNode root) {
    return count(root, root.val);
  }

  private int count(TreeNode node, int largestAbove) {
    if (node == null) {
      return 0;
    }
    int good = node.val >= largestAbove ? 1 : 0;
    int largest = Math.max(largestAbove, node.val);
    return good + count(node.left, largest) + count(node.right, largest);
  }
}
