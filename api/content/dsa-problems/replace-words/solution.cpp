#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  string replaceWords(const vector<string>& roots, const string& sentence) {
    Node* trie = new Node();
    for (const string& root : roots) {
      Node* node = trie;
      for (char letter : root) {
        if (!node->children.contains(letter)) {
          node->children[letter] = new Node();
        }
        node = node->children[letter];
      }
      node->root = root;
    }
    istringstream words(sentence);
    string replaced;
    string word;
    while (words >> word) {
      if (!replaced.empty()) {
        replaced += ' ';
      }
      replaced += shortened(word, trie);
    }
    return replaced;
  }

private:
  struct Node {
    unordered_map<char, Node*> children;
    string root;
  };

  string shortened(const string& word, Node* trie) {
    Node* node = trie;
    for (char letter : word) {
      if (!node->children.contains(letter)) {
        return word;
      }
      node = node->children[letter];
      // Shorter roots come first on the path.
      if (!node->root.empty()) {
        return node->root;
      }
    }
    return word;
  }
};
