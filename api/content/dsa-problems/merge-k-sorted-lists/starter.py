def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    """Merge sorted linked lists into one and return its first node.

    A node has val and next; None is an empty list.
    values(merge_k_lists([linked([1, 3]), linked([2])])) is [1, 2, 3].
    """
    pass


lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])]
print(values(merge_k_lists(lists)))
