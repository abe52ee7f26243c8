def reverse_list(head: ListNode | None) -> ListNode | None:
    """Return the new first node of the list in reverse order.

    Reuse the nodes: change only next. A node has val and next.
    """
    pass


print(values(reverse_list(linked([1, 2, 3, 4]))))
