#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> verticalOrder(TreeNode* root) {
    map<int, vector<int>> columns;
    vector<pair<int, TreeNode*>> level;
    if (root != nullptr) {
      level.push_back({0, root});
    }
    while (!level.empty()) {
      // Equal columns of a level: the smaller value first.
      sort(level.begin(), level.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first : a.second->val < b.second->val;
      });
      vector<pair<int, TreeNode*>> below;
      for (auto [column, node] : level) {
        columns[column].push_back(node->val);
        if (node->left != nullptr) {
          below.push_back({column - 1, node->left});
        }
        if (node->right != nullptr) {
          below.push_back({column + 1, node->right});
        }
      }
      level = below;
    }
    vector<vector<int>> ordered;
    for (const auto& [column, values] : columns) {
      ordered.push_back(values);
    }
    return ordered;
  }
};
