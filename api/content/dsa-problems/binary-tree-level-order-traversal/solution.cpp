#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> levelOrder(TreeNode* root) {
    vector<vector<int>> rows;
    vector<TreeNode*> level;
    if (root != nullptr) {
      level.push_back(root);
    }
    while (!level.empty()) {
      vector<int> row;
      vector<TreeNode*> below;
      for (TreeNode* node : level) {
        row.push_back(node->val);
        if (node->left != nullptr) {
          below.push_back(node->left);
        }
        if (node->right != nullptr) {
          below.push_back(node->right);
        }
      }
      rows.push_back(row);
      level = below;
    }
    return rows;
  }
};
