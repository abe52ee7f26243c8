def has_cycle(head: ListNode | None) -> bool:
    """Return True if following next from head never ends.

    A node has val and next. Do not change the list.
    """
    pass


print(has_cycle(linked([4, 5, 6], back_to=1)))
