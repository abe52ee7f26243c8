#include <climits>

using namespace std;

class Solution {
public:
  bool isValidBst(TreeNode* root) {
    // Bounds outside the range of int, so that no value is ruled out at the root.
    return check(root, LLONG_MIN, LLONG_MAX);
  }

private:
  bool check(TreeNode* node, long long low, long long high) {
    return node == nullptr
        || (low < node->val
            && node->val < high
            && check(node->left, low, node->val)
            && check(node->right, node->val, high));
  }
};
