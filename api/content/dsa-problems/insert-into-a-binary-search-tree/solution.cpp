class Solution {
public:
  TreeNode* insertIntoBst(TreeNode* root, int value) {
    // The place that leads to the current node: the root, or a link of its parent.
    TreeNode** place = &root;
    while (*place != nullptr) {
      TreeNode* node = *place;
      place = value < node->val ? &node->left : &node->right;
    }
    *place = new TreeNode(value);
    return root;
  }
};
