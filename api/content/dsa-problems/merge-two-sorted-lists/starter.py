def merge_lists(
    first: ListNode | None, second: ListNode | None
) -> ListNode | None:
    """Return the first node of the two ascending lists merged into one.

    Reuse the nodes. A node has val and next.
    """
    pass


print(values(merge_lists(linked([1, 4, 6]), linked([2, 4, 9]))))
