import java.util.Comparator;
import java.util.PriorityQueue;

class Solution {
  public ListNode mergeKLists(ListNode[] lists) {
    // The first node that's left of each list.
    PriorityQueue<ListNode> heap = new PriorityQueue<>(Comparator.comparingInt(node -> node.val));
    for (ListNode head : lists) {
      if (head != null) {
        heap.add(head);
      }
    }
    ListNode dummy = new ListNode();
    ListNode last = dummy;
    while (!heap.isEmpty()) {
      ListNode node = heap.poll();
      last.next = node;
      last = node;
      if (node.next != null) {
        heap.add(node.next);
      }
    }
    return dummy.next;
  }
}
