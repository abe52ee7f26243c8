#include <string>
#include <unordered_map>

using namespace std;

class MapSum {
public:
  void insert(const string& key, int value) {
    int change = value - values[key];
    values[key] = value;
    Node* node = root;
    for (char letter : key) {
      if (!node->children.contains(letter)) {
        node->children[letter] = new Node();
      }
      node = node->children[letter];
      node->total += change;
    }
  }

  int sumOf(const string& prefix) {
    Node* node = root;
    for (char letter : prefix) {
      if (!node->children.contains(letter)) {
        return 0;
      }
      node = node->children[letter];
    }
    return node->total;
  }

private:
  struct Node {
    int total = 0;
    unordered_map<char, Node*> children;
  };

  Node* root = new Node();
  unordered_map<string, int> values;
};
