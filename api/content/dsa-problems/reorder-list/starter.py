def reorder_list(head: ListNode) -> ListNode:
    """Let nodes from the front and from the back alternate; return the first.

    A node has val and next.
    values(reorder_list(linked([1, 2, 3, 4]))) is [1, 4, 2, 3].
    """
    pass


print(values(reorder_list(linked([1, 2, 3, 4, 5, 6]))))
