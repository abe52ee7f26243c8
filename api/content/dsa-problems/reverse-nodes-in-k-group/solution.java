class Solution {
  public ListNode reverseGroups(ListNode head, int k) {
    ListNode dummy = new ListNode(0, head);
    ListNode before = dummy;
    while (true) {
      ListNode last = before;
      for (int step = 0; step < k; step++) {
        last = last.next;
        // The rest is shorter than a group.
        if (last == null) {
          return dummy.next;
        }
      }
      ListNode first = before.next;
      ListNode rest = last.next;
      ListNode reversed = rest;
      ListNode node = first;
      while (node != rest) {
        ListNode after = node.next;
        node.next = reversed;
        reversed = node;
        node = after;
      }
      before.next = last;
      // Now at the end of its group.
      before = first;
    }
  }
}
