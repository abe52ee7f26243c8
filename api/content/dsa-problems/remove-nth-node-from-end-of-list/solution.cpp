class Solution {
public:
  ListNode* removeNthFromEnd(ListNode* head, int n) {
    ListNode start(0, head);
    ListNode* ahead = &start;
    ListNode* behind = &start;
    for (int step = 0; step < n; step++) {
      ahead = ahead->next;
    }
    while (ahead->next != nullptr) {
      ahead = ahead->next;
      behind = behind->next;
    }
    behind->next = behind->next->next;
    return start.next;
  }
};
