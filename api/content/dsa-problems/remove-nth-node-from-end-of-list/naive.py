def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    length = 0
    node = head
    while node is not None:
        length += 1
        node = node.next
    node = head
    for _ in range(length - n - 1):
        node = node.next
    node.next = node.next.next
    return head


print(values(remove_nth_from_end(linked([1, 2, 3, 4, 5]), 2)))
