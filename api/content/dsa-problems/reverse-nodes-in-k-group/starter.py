def reverse_groups(head: ListNode, k: int) -> ListNode:
    """Reverse each group of k nodes, but not an incomplete one at the end.

    A node has val and next.
    values(reverse_groups(linked([1, 2, 3, 4]), 3)) is [3, 2, 1, 4].
    """
    pass


print(values(reverse_groups(linked([1, 2, 3, 4, 5]), 2)))
