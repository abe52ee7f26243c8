def reverse_list(head: ListNode | None) -> ListNode | None:
    reversed_part = None
    node = head
    while node is not None:
        rest = node.next  # save it before the link is reversed
        node.next = reversed_part
        reversed_part = node
        node = rest
    return reversed_part


print(values(reverse_list(linked([1, 2, 3, 4]))))
