#include <sstream>
#include <string>

using namespace std;

class Solution {
public:
  string serialize(TreeNode* root) {
    ostringstream parts;
    write(root, parts);
    return parts.str();
  }

  TreeNode* deserialize(const string& text) {
    istringstream parts(text);
    return read(parts);
  }

private:
  const string MISSING = "#";

  void write(TreeNode* node, ostringstream& parts) {
    if (node == nullptr) {
      parts << MISSING << ' ';
      return;
    }
    parts << node->val << ' ';
    write(node->left, parts);
    write(node->right, parts);
  }

  /** Reads one tree, and leaves what follows it. */
  TreeNode* read(istringstream& parts) {
    string part;
    parts >> part;
    if (part == MISSING) {
      return nullptr;
    }
    TreeNode* left = read(parts);
    return new TreeNode(stoi(part), left, read(parts));
  }
};
