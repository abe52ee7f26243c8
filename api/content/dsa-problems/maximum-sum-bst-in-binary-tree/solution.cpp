#include <algorithm>
#include <climits>
#include <optional>

using namespace std;

class Solution {
public:
  int maxSumBst(TreeNode* root) {
    int best = 0;
    check(root, best);
    return best;
  }

private:
  struct Facts {
    int smallest;
    int largest;
    int sum;
  };

  /** Smallest value, largest value and sum; nothing if it's no search tree. */
  optional<Facts> check(TreeNode* node, int& best) {
    if (node == nullptr) {
      return Facts{INT_MAX, INT_MIN, 0};
    }
    // Both sides, whatever the first one gives: each may hold the best.
    optional<Facts> left = check(node->left, best);
    optional<Facts> right = check(node->right, best);
    if (!left || !right) {
      return nullopt;
    }
    if (left->largest >= node->val || node->val >= right->smallest) {
      return nullopt;
    }
    int sum = left->sum + node->val + right->sum;
    best = max(best, sum);
    return Facts{min(left->smallest, node->val), max(right->largest, node->val), sum};
  }
};
