def middle_node(head: ListNode) -> ListNode:
    """Return the middle node of the list, the second if there are two.

    A node has val and next.
    """
    pass


print(values(middle_node(linked([5, 8, 1, 9]))))
