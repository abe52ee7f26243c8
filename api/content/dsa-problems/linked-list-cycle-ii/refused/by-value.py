def detect_cycle(head: ListNode | None) -> ListNode | None:
    visited = set()
    node = head
    while node is not None:
        if node.val in visited:
            return node
        visited.add(node.val)
        node = node.next
    return None
