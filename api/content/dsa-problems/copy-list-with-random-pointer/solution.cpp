#include <unordered_map>

using namespace std;

class Solution {
public:
  Node* copyList(Node* head) {
    // What leads nowhere leads nowhere in the copy.
    unordered_map<Node*, Node*> copies{{nullptr, nullptr}};
    for (Node* node = head; node != nullptr; node = node->next) {
      copies[node] = new Node(node->val);
    }
    for (Node* node = head; node != nullptr; node = node->next) {
      Node* copy = copies[node];
      copy->next = copies[node->next];
      copy->random = copies[node->random];
    }
    return copies[head];
  }
};
