#include <algorithm>
#include <cstdlib>

using namespace std;

class Solution {
public:
  bool isBalanced(TreeNode* root) {
    return heightOf(root) != NOT_BALANCED;
  }

private:
  static constexpr int NOT_BALANCED = -1;

  /** The height of a subtree, or NOT_BALANCED. */
  int heightOf(TreeNode* node) {
    if (node == nullptr) {
      return 0;
    }
    int left = heightOf(node->left);
    if (left == NOT_BALANCED) {
      return NOT_BALANCED;
    }
    int right = heightOf(node->right);
    if (right == NOT_BALANCED || abs(left - right) > 1) {
      return NOT_BALANCED;
    }
    return max(left, right) + 1;
  }
};
