def has_cycle(head: ListNode | None) -> bool:
    visited: set[ListNode] = set()
    node = head
    while node is not None:
        if node in visited:
            return True
        visited.add(node)
        node = node.next
    return False


print(has_cycle(linked([4, 5, 6], back_to=1)))
