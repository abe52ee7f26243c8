def detect_cycle(head: ListNode | None) -> ListNode | None:
    """Return the node where the cycle begins, or None without one.

    A node has val and next. Do not change the list.
    """
    pass


entry = detect_cycle(linked([3, 6, 2, 9], back_to=1))
print(entry and entry.val)
