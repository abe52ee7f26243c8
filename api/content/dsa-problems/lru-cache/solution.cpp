#include <unordered_map>

using namespace std;

class LRUCache {
public:
  LRUCache(int capacity) : capacity(capacity) {}

  int get(int key) {
    auto found = nodes.find(key);
    if (found == nodes.end()) {
      return -1;
    }
    Node* node = found->second;
    unlink(node);
    append(node);
    return node->value;
  }

  void put(int key, int value) {
    auto found = nodes.find(key);
    Node* node;
    if (found == nodes.end()) {
      node = new Node(key, value);
      nodes[key] = node;
    } else {
      node = found->second;
      node->value = value;
      unlink(node);
    }
    append(node);
    if (static_cast<int>(nodes.size()) > capacity) {
      Node* oldest = sentinel->after;
      unlink(oldest);
      nodes.erase(oldest->key);
      delete oldest;
    }
  }

private:
  struct Node {
    int key;
    int value;
    Node* before = this;
    Node* after = this;

    Node(int key, int value) : key(key), value(value) {}
  };

  int capacity;
  unordered_map<int, Node*> nodes;
  // A ring: after the sentinel comes the oldest, before it the newest.
  Node* sentinel = new Node(-1, -1);

  void unlink(Node* node) {
    node->before->after = node->after;
    node->after->before = node->before;
  }

  void append(Node* node) {
    Node* newest = sentinel->before;
    newest->after = node;
    sentinel->before = node;
    node->before = newest;
    node->after = sentinel;
  }
};
