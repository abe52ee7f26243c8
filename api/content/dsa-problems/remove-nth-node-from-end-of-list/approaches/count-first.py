def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    length = 0
    node = head
    while node is not None:
        length += 1
        node = node.next
    dummy = ListNode(0, head)
    before = dummy
    for _ in range(length - n):
        before = before.next
    before.next = before.next.next
    return dummy.next


print(values(remove_nth_from_end(linked([1, 2, 3, 4, 5]), 2)))
