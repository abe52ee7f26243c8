class Solution {
  public boolean isPalindrome(ListNode head) {
    ListNode slow = head;
    ListNode fast = head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
    }
    ListNode last = reverse(slow);
    ListNode left = head;
    ListNode right = last;
    while (right != null && left.val == right.val) {
      left = left.next;
      right = right.next;
    }
    // The caller gets the list as it was.
    reverse(last);
    return right == null;
  }

  private ListNode reverse(ListNode head) {
    ListNode before = null;
    ListNode node = head;
    while (node != null) {
      ListNode rest = node.next;
      node.next = before;
      before = node;
      node = rest;
    }
    return before;
  }
}
