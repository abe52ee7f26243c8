#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class WordDictionary {
public:
  void addWord(const string& word) {
    Node* node = root;
    for (char letter : word) {
      if (!node->children.contains(letter)) {
        node->children[letter] = new Node();
      }
      node = node->children[letter];
    }
    node->isWord = true;
  }

  bool search(const string& pattern) {
    vector<Node*> nodes{root};
    for (char sign : pattern) {
      vector<Node*> following;
      for (Node* node : nodes) {
        if (sign == '.') {
          for (const auto& [letter, child] : node->children) {
            following.push_back(child);
          }
        } else if (node->children.contains(sign)) {
          following.push_back(node->children[sign]);
        }
      }
      nodes = following;
    }
    return any_of(nodes.begin(), nodes.end(), [](Node* node) { return node->isWord; });
  }

private:
  struct Node {
    unordered_map<char, Node*> children;
    bool isWord = false;
  };

  Node* root = new Node();
};
