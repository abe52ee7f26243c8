#include <stack>

using namespace std;

class Solution {
public:
  int kthSmallest(TreeNode* root, int k) {
    stack<TreeNode*> path;
    TreeNode* node = root;
    int left = k;
    while (true) {
      while (node != nullptr) {
        path.push(node);
        node = node->left;
      }
      // Everything smaller has been counted: this is the next value.
      node = path.top();
      path.pop();
      left--;
      if (left == 0) {
        return node->val;
      }
      node = node->right;
    }
  }
};
