class Solution {
  public ListNode addLists(ListNode first, ListNode second) {
    ListNode dummy = new ListNode();
    ListNode last = dummy;
    ListNode one = first;
    ListNode other = second;
    int carry = 0;
    while (one != null || other != null || carry > 0) {
      int total = carry;
      if (one != null) {
        total += one.val;
        one = one.next;
      }
      if (other != null) {
        total += other.val;
        other = other.next;
      }
      carry = total / 10;
      last.next = new ListNode(total % 10);
      last = last.next;
    }
    return dummy.next;
  }
}
