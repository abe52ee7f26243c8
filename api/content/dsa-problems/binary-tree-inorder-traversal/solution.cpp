#include <vector>

using namespace std;

class Solution {
public:
  vector<int> inorderTraversal(TreeNode* root) {
    vector<int> found;
    vector<TreeNode*> waiting;
    TreeNode* node = root;
    while (node != nullptr || !waiting.empty()) {
      while (node != nullptr) {
        waiting.push_back(node);
        node = node->left;
      }
      // Its left subtree is done.
      node = waiting.back();
      waiting.pop_back();
      found.push_back(node->val);
      node = node->right;
    }
    return found;
  }
};
