#include <list>
#include <unordered_map>

using namespace std;

class LFUCache {
public:
  LFUCache(int capacity) : capacity(capacity) {}

  int get(int key) {
    auto found = nodes.find(key);
    if (found == nodes.end()) {
      return -1;
    }
    use(found->second);
    return found->second->value;
  }

  void put(int key, int value) {
    auto found = nodes.find(key);
    if (found != nodes.end()) {
      found->second->value = value;
      use(found->second);
      return;
    }
    if (static_cast<int>(nodes.size()) == capacity) {
      list<Node>& ring = rings[fewest];
      nodes.erase(ring.front().key);
      ring.pop_front();
      if (ring.empty()) {
        rings.erase(fewest);
      }
    }
    rings[1].push_back({key, value, 1});
    nodes[key] = prev(rings[1].end());
    fewest = 1;
  }

private:
  struct Node {
    int key;
    int value;
    int uses;
  };

  int capacity;
  unordered_map<int, list<Node>::iterator> nodes;
  // A list for each number of uses, the oldest first.
  unordered_map<int, list<Node>> rings;
  int fewest = 1;

  void use(list<Node>::iterator node) {
    int uses = node->uses;
    // The node itself moves, so what leads to it stays valid.
    list<Node>& next = rings[uses + 1];
    list<Node>& ring = rings[uses];
    next.splice(next.end(), ring, node);
    node->uses++;
    if (ring.empty()) {
      rings.erase(uses);
      // The last node with the fewest uses takes one more.
      if (uses == fewest) {
        fewest++;
      }
    }
  }
};
