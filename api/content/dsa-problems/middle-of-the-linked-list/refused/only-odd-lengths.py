def middle_node(head: ListNode) -> ListNode:
    slow = fast = head
    while fast.next is not None:
        slow = slow.next
        fast = fast.next.next
    return slow
