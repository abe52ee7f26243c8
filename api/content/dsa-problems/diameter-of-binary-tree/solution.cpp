#include <algorithm>

using namespace std;

class Solution {
public:
  int diameter(TreeNode* root) {
    int longest = 0;
    depth(root, longest);
    return longest;
  }

private:
  int depth(TreeNode* node, int& longest) {
    if (node == nullptr) {
      return 0;
    }
    int left = depth(node->left, longest);
    int right = depth(node->right, longest);
    // The longest path whose highest node is this one.
    longest = max(longest, left + right);
    return 1 + max(left, right);
  }
};
