class Solution {
  public TreeNode insertIntoBst(TreeNode root, int value) {
    TreeNode added = new TreeNode(value);
    if (root == null) {
      return added;
    }
    TreeNode node = root;
    while (true) {
      if (value < node.val) {
        if (node.left == null) {
          node.left = added;
          return root;
        }
        node = node.left;
      } else {
        if (node.right == null) {
          node.right = added;
          return root;
        }
        node = node.right;
      }
    }
  }
}
