class Solution {
  public ListNode sortList(ListNode head) {
    if (head == null || head.next == null) {
      return head;
    }
    // slow stops at the last node of the first half.
    ListNode slow = head;
    ListNode fast = head.next;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
    }
    ListNode second = slow.next;
    slow.next = null;
    return merge(sortList(head), sortList(second));
  }

  private ListNode merge(ListNode first, ListNode second) {
    ListNode dummy = new ListNode();
    ListNode last = dummy;
    while (first != null && second != null) {
      if (first.val <= second.val) {
        last.next = first;
        first = first.next;
      } else {
        last.next = second;
        second = second.next;
      }
      last = last.next;
    }
    last.next = first != null ? first : second;
    return dummy.next;
  }
}
