class Solution {
public:
  ListNode* reverseList(ListNode* head) {
    ListNode* reversedPart = nullptr;
    ListNode* node = head;
    while (node != nullptr) {
      ListNode* rest = node->next;
      node->next = reversedPart;
      reversedPart = node;
      node = rest;
    }
    return reversedPart;
  }
};
