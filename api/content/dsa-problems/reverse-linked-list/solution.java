class Solution {
  public ListNode reverseList(ListNode head) {
    ListNode reversedPart = null;
    ListNode node = head;
    while (node != null) {
      ListNode rest = node.next;
      node.next = reversedPart;
      reversedPart = node;
      node = rest;
    }
    return reversedPart;
  }
}
