def detect_cycle(head: ListNode | None) -> ListNode | None:
    visited: list[ListNode] = []
    node = head
    while node is not None:
        if node in visited:
            return node
        visited.append(node)
        node = node.next
    return None


entry = detect_cycle(linked([3, 6, 2, 9], back_to=1))
print(entry and entry.val)
