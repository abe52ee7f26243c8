#include <stack>

using namespace std;

class BSTIterator {
public:
  BSTIterator(TreeNode* root) {
    pushLeftEdge(root);
  }

  int next() {
    TreeNode* node = waiting.top();
    waiting.pop();
    pushLeftEdge(node->right);
    return node->val;
  }

  bool hasNext() {
    return !waiting.empty();
  }

private:
  // Whose values are still to come. The top has the smallest one.
  stack<TreeNode*> waiting;

  void pushLeftEdge(TreeNode* node) {
    while (node != nullptr) {
      waiting.push(node);
      node = node->left;
    }
  }
};
