class Solution {
public:
  ListNode* addLists(ListNode* first, ListNode* second) {
    ListNode dummy;
    ListNode* last = &dummy;
    ListNode* one = first;
    ListNode* other = second;
    int carry = 0;
    while (one != nullptr || other != nullptr || carry > 0) {
      int total = carry;
      if (one != nullptr) {
        total += one->val;
        one = one->next;
      }
      if (other != nullptr) {
        total += other->val;
        other = other->next;
      }
      carry = total / 10;
      last->next = new ListNode(total % 10);
      last = last->next;
    }
    return dummy.next;
  }
};
