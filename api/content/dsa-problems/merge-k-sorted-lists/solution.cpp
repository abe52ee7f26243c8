#include <queue>
#include <vector>

using namespace std;

class Solution {
public:
  ListNode* mergeKLists(const vector<ListNode*>& lists) {
    auto larger = [](ListNode* one, ListNode* other) { return one->val > other->val; };
    // The first node that's left of each list, the smallest on top.
    priority_queue<ListNode*, vector<ListNode*>, decltype(larger)> heap;
    for (ListNode* head : lists) {
      if (head != nullptr) {
        heap.push(head);
      }
    }
    ListNode dummy;
    ListNode* last = &dummy;
    while (!heap.empty()) {
      ListNode* node = heap.top();
      heap.pop();
      last->next = node;
      last = node;
      if (node->next != nullptr) {
        heap.push(node->next);
      }
    }
    return dummy.next;
  }
};
