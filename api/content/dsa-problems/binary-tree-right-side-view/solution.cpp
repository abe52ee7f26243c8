#include <vector>

using namespace std;

class Solution {
public:
  vector<int> rightSideView(TreeNode* root) {
    vector<int> view;
    vector<TreeNode*> level;
    if (root != nullptr) {
      level.push_back(root);
    }
    while (!level.empty()) {
      view.push_back(level.back()->val);
      vector<TreeNode*> below;
      for (TreeNode* node : level) {
        if (node->left != nullptr) {
          below.push_back(node->left);
        }
        if (node->right != nullptr) {
          below.push_back(node->right);
        }
      }
      level = below;
    }
    return view;
  }
};
