class Solution {
  public ListNode mergeLists(ListNode first, ListNode second) {
    ListNode start = new ListNode();
    ListNode last = start;
    while (first != null && second != null) {
      if (second.val < first.val) {
        last.next = second;
        second = second.next;
      } else {
        last.next = first;
        first = first.next;
      }
      last = last.next;
    }
    last.next = first != null ? first : second;
    return start.next;
  }
}
