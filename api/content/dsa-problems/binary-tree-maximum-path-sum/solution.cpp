#include <algorithm>
#include <climits>

using namespace std;

class Solution {
public:
  int maxPathSum(TreeNode* root) {
    int best = INT_MIN;
    gainOf(root, best);
    return best;
  }

private:
  int gainOf(TreeNode* node, int& best) {
    if (node == nullptr) {
      return 0;
    }
    // A branch with a negative gain is left out.
    int left = max(0, gainOf(node->left, best));
    int right = max(0, gainOf(node->right, best));
    best = max(best, node->val + left + right);
    // A path that goes on upward can use only one side.
    return node->val + max(left, right);
  }
};
