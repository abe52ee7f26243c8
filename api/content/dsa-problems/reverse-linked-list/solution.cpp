class Solution {
public:
  ListNode* reverseList(ListNode* head) {
    ListNode* reversed = nullptr;
    ListNode* node = head;
    while (node != nullptr) {
      ListNode* following = node->next;
      node->next = reversed;
      reversed = node;
      node = following;
    }
    return reversed;
  }
};
