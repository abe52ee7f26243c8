def reverse_groups(head: ListNode, k: int) -> ListNode:
    nodes: list[ListNode] = []
    while head is not None:
        nodes.append(head)
        head = head.next
    ordered: list[ListNode] = []
    for start in range(0, len(nodes), k):
        ordered += reversed(nodes[start : start + k])
    for node, following in zip(ordered, [*ordered[1:], None]):
        node.next = following
    return ordered[0]


print(values(reverse_groups(linked([1, 2, 3, 4, 5]), 2)))
