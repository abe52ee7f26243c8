#include <string>
#include <unordered_map>

using namespace std;

class Trie {
public:
  void insert(const string& word) {
    Node* node = root;
    for (char letter : word) {
      if (!node->children.contains(letter)) {
        node->children[letter] = new Node();
      }
      node = node->children[letter];
    }
    node->isWord = true;
  }

  bool search(const string& word) {
    Node* node = nodeAt(word);
    return node != nullptr && node->isWord;
  }

  bool startsWith(const string& prefix) {
    return nodeAt(prefix) != nullptr;
  }

private:
  struct Node {
    unordered_map<char, Node*> children;
    bool isWord = false;
  };

  Node* root = new Node();

  Node* nodeAt(const string& prefix) {
    Node* node = root;
    for (char letter : prefix) {
      if (!node->children.contains(letter)) {
        return nullptr;
      }
      node = node->children[letter];
    }
    return node;
  }
};
