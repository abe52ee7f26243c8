#include <stdexcept>

using namespace std;

class Solution {
public:
  int lowestCommonAncestor(TreeNode* root, int first, int second) {
    TreeNode* node = root;
    while (node != nullptr) {
      if (first < node->val && second < node->val) {
        node = node->left;
      } else if (first > node->val && second > node->val) {
        node = node->right;
      } else {
        // The paths part here, or one of them ends here.
        return node->val;
      }
    }
    throw invalid_argument("a value is not in the tree");
  }
};
