class Solution {
public:
  int lowestCommonAncestor(TreeNode* root, int first, int second) {
    return search(root, first, second)->val;
  }

private:
  TreeNode* search(TreeNode* node, int first, int second) {
    if (node == nullptr || node->val == first || node->val == second) {
      return node;
    }
    TreeNode* left = search(node->left, first, second);
    TreeNode* right = search(node->right, first, second);
    if (left != nullptr && right != nullptr) {
      // One value on each side.
      return node;
    }
    return left != nullptr ? left : right;
  }
};
