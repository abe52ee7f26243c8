#include <functional>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  TreeNode* buildTree(const vector<int>& preorder, const vector<int>& inorder) {
    const int count = inorder.size();
    unordered_map<int, int> indexOf;
    for (int index = 0; index < count; index++) {
      indexOf[inorder[index]] = index;
    }
    int next = 0;

    // The subtree whose values are those of inorder from low up to, but not including, high.
    function<TreeNode*(int, int)> build = [&](int low, int high) -> TreeNode* {
      if (low == high) {
        return nullptr;
      }
      TreeNode* root = new TreeNode(preorder[next++]);
      int middle = indexOf[root->val];
      // Preorder lists the left subtree first.
      root->left = build(low, middle);
      root->right = build(middle + 1, high);
      return root;
    };

    return build(0, count);
  }
};
