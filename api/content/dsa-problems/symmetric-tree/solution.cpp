class Solution {
public:
  bool isSymmetric(TreeNode* root) {
    return root == nullptr || mirrored(root->left, root->right);
  }

private:
  bool mirrored(TreeNode* first, TreeNode* second) {
    if (first == nullptr || second == nullptr) {
      return first == second;
    }
    return first->val == second->val
        && mirrored(first->left, second->right)
        && mirrored(first->right, second->left);
  }
};
