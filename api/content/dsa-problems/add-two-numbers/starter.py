def add_lists(first: ListNode, second: ListNode) -> ListNode:
    """Return the sum of two numbers, with the least significant digit first.

    A node has val and next.
    values(add_lists(linked([5]), linked([7, 1]))) is [2, 2].
    """
    pass


print(values(add_lists(linked([2, 4, 3]), linked([5, 6, 4, 1]))))
