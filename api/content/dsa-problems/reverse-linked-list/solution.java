class Solution {
  public ListNode reverseList(ListNode head) {
    ListNode reversed = null;
    ListNode node = head;
    while (node != null) {
      ListNode following = node.next;
      node.next = reversed;
      reversed = node;
      node = following;
    }
    return reversed;
  }
}
