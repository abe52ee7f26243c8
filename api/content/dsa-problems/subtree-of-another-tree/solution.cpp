#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  bool isSubtree(TreeNode* root, TreeNode* wanted) {
    vector<int> ofWanted;
    vector<int> ofRoot;
    int wantedNumber = visit(wanted, ofWanted);
    visit(root, ofRoot);
    return find(ofRoot.begin(), ofRoot.end(), wantedNumber) != ofRoot.end();
  }

private:
  unordered_map<string, int> numbers;

  /** The number of a subtree, which equal ones share; those of all its subtrees are added to found. */
  int visit(TreeNode* node, vector<int>& found) {
    if (node == nullptr) {
      return 0;
    }
    string parts = to_string(node->val) + " " + to_string(visit(node->left, found));
    parts += " " + to_string(visit(node->right, found));
    int number = numbers.try_emplace(parts, numbers.size() + 1).first->second;
    found.push_back(number);
    return number;
  }
};
