class Solution {
public:
  bool isPalindrome(ListNode* head) {
    ListNode* slow = head;
    ListNode* fast = head;
    while (fast != nullptr && fast->next != nullptr) {
      slow = slow->next;
      fast = fast->next->next;
    }
    ListNode* last = reverse(slow);
    ListNode* left = head;
    ListNode* right = last;
    while (right != nullptr && left->val == right->val) {
      left = left->next;
      right = right->next;
    }
    // The caller gets the list as it was.
    reverse(last);
    return right == nullptr;
  }

private:
  ListNode* reverse(ListNode* head) {
    ListNode* before = nullptr;
    while (head != nullptr) {
      ListNode* rest = head->next;
      head->next = before;
      before = head;
      head = rest;
    }
    return before;
  }
};
