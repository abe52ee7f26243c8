class Solution {
public:
  bool isSubtree(TreeNode* root, TreeNode* wanted) {
    if (root == nullptr) {
      return false;
    }
    return isSame(root, wanted) || isSubtree(root->left, wanted) || isSubtree(root->right, wanted);
  }

private:
  bool isSame(TreeNode* first, TreeNode* second) {
    if (first == nullptr || second == nullptr) {
      return first == second;
    }
    return first->val == second->val
        && isSame(first->left, second->left)
        && isSame(first->right, second->right);
  }
};
