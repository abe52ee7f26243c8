#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<string>> suggest(vector<string> products, const string& typed) {
    sort(products.begin(), products.end());
    Node* root = new Node();
    for (const string& product : products) {
      Node* node = root;
      for (char letter : product) {
        node = child(node, letter);
        if (node->suggestions.size() < 3) {
          node->suggestions.push_back(product);
        }
      }
    }
    vector<vector<string>> suggested;
    Node* node = root;
    for (char letter : typed) {
      // Without a child, nothing will match any more.
      node = child(node, letter);
      suggested.push_back(node->suggestions);
    }
    return suggested;
  }

private:
  struct Node {
    unordered_map<char, Node*> children;
    vector<string> suggestions;
  };

  Node* child(Node* node, char letter) {
    if (!node->children.contains(letter)) {
      node->children[letter] = new Node();
    }
    return node->children[letter];
  }
};
