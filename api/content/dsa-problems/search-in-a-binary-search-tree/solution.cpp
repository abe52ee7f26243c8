class Solution {
public:
  TreeNode* searchBst(TreeNode* root, int target) {
    TreeNode* node = root;
    while (node != nullptr && node->val != target) {
      node = target < node->val ? node->left : node->right;
    }
    return node;
  }
};
