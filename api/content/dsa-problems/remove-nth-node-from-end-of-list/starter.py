def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    """Remove the n-th node from the end and return the first node.

    n = 1 is the last one. A node has val and next.
    values(remove_nth_from_end(linked([1, 2, 3]), 1)) is [1, 2].
    """
    pass


print(values(remove_nth_from_end(linked([1, 2, 3, 4, 5]), 2)))
