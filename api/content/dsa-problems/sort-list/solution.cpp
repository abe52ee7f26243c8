using namespace std;

class Solution {
public:
  ListNode* sortList(ListNode* head) {
    if (head == nullptr || head->next == nullptr) {
      return head;
    }
    // slow stops at the last node of the first half.
    ListNode* slow = head;
    ListNode* fast = head->next;
    while (fast != nullptr && fast->next != nullptr) {
      slow = slow->next;
      fast = fast->next->next;
    }
    ListNode* second = slow->next;
    slow->next = nullptr;
    return merge(sortList(head), sortList(second));
  }

private:
  ListNode* merge(ListNode* first, ListNode* second) {
    ListNode dummy;
    ListNode* last = &dummy;
    while (first != nullptr && second != nullptr) {
      ListNode*& smaller = first->val <= second->val ? first : second;
      last->next = smaller;
      last = smaller;
      smaller = smaller->next;
    }
    last->next = first != nullptr ? first : second;
    return dummy.next;
  }
};
