#include <climits>

using namespace std;

class Solution {
public:
  bool isValidBst(TreeNode* root) {
    // Bounds outside of every int, so that none is ruled out at the root.
    return within(root, LLONG_MIN, LLONG_MAX);
  }

private:
  bool within(TreeNode* node, long long low, long long high) {
    return node == nullptr
        || (low < node->val
            && node->val < high
            && within(node->left, low, node->val)
            && within(node->right, node->val, high));
  }
};
