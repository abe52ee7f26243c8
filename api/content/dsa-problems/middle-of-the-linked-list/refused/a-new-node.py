def middle_node(head: ListNode) -> ListNode:
    items = values(head)
    return linked(items[len(items) // 2 :])
