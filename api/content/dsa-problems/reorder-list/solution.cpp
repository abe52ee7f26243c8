class Solution {
public:
  ListNode* reorderList(ListNode* head) {
    ListNode* slow = head;
    ListNode* fast = head;
    while (fast->next != nullptr && fast->next->next != nullptr) {
      slow = slow->next;
      fast = fast->next->next;
    }
    ListNode* second = reversed(slow->next);
    // This ends the first half.
    slow->next = nullptr;
    ListNode* first = head;
    while (second != nullptr) {
      ListNode* afterFirst = first->next;
      ListNode* afterSecond = second->next;
      first->next = second;
      second->next = afterFirst;
      first = afterFirst;
      second = afterSecond;
    }
    return head;
  }

private:
  ListNode* reversed(ListNode* head) {
    ListNode* before = nullptr;
    ListNode* node = head;
    while (node != nullptr) {
      ListNode* after = node->next;
      node->next = before;
      before = node;
      node = after;
    }
    return before;
  }
};
