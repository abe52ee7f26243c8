class Solution {
public:
  ListNode* mergeLists(ListNode* first, ListNode* second) {
    ListNode start;
    ListNode* last = &start;
    while (first != nullptr && second != nullptr) {
      if (second->val < first->val) {
        last->next = second;
        second = second->next;
      } else {
        last->next = first;
        first = first->next;
      }
      last = last->next;
    }
    last->next = first != nullptr ? first : second;
    return start.next;
  }
};
