class Solution {
  public TreeNode searchBst(TreeNode root, int target) {
    TreeNode node = root;
    while (node != null && node.val != target) {
      node = target < node.val ? node.left : node.right;
    }
    return node;
  }
}
