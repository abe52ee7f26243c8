def reverse_groups(head: ListNode, k: int) -> ListNode:
    nodes: list[ListNode] = []
    node = head
    while node is not None:
        nodes.append(node)
        node = node.next
    for start in range(0, len(nodes) - k + 1, k):
        nodes[start : start + k] = reversed(nodes[start : start + k])
    for node, following in zip(nodes, [*nodes[1:], None]):
        node.next = following
    return nodes[0]


print(values(reverse_groups(linked([1, 2, 3, 4, 5]), 2)))
