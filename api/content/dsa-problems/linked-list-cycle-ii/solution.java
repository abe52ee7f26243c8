class Solution {
  public ListNode detectCycle(ListNode head) {
    ListNode slow = head;
    ListNode fast = head;
    while (fast != null && fast.next != null) {
      slow = slow.next;
      fast = fast.next.next;
      if (slow == fast) {
        // From here, it's as far to the entry as from the first node.
        ListNode walk = head;
        while (walk != slow) {
          walk = walk.next;
          slow = slow.next;
        }
        return walk;
      }
    }
    return null;
  }
}
