#include <vector>

using namespace std;

class Solution {
public:
  TreeNode* sortedArrayToBst(const vector<int>& numbers) {
    return build(numbers, 0, static_cast<int>(numbers.size()) - 1);
  }

private:
  TreeNode* build(const vector<int>& numbers, int low, int high) {
    if (low > high) {
      return nullptr;
    }
    int middle = low + (high - low) / 2;
    TreeNode* left = build(numbers, low, middle - 1);
    TreeNode* right = build(numbers, middle + 1, high);
    return new TreeNode(numbers[middle], left, right);
  }
};
