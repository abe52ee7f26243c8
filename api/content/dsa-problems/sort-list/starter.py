def sort_list(head: ListNode | None) -> ListNode | None:
    """Sort a linked list in ascending order and return its first node.

    A node has val and next; None is an empty list.
    values(sort_list(linked([3, 1, 2]))) is [1, 2, 3].
    """
    pass


print(values(sort_list(linked([7, 2, 9, 4, 1, 5]))))
