def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    dummy = ListNode(0, head)
    slow = fast = dummy
    for _ in range(n):
        fast = fast.next
    while fast.next is not None:
        slow = slow.next
        fast = fast.next
    # slow stands right before the node to remove.
    slow.next = slow.next.next
    return dummy.next


print(values(remove_nth_from_end(linked([1, 2, 3, 4, 5]), 2)))
