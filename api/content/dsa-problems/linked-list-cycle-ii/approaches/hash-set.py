def detect_cycle(head: ListNode | None) -> ListNode | None:
    visited: set[ListNode] = set()
    node = head
    while node is not None and node not in visited:
        visited.add(node)
        node = node.next
    return node


entry = detect_cycle(linked([3, 6, 2, 9], back_to=1))
print(entry and entry.val)
