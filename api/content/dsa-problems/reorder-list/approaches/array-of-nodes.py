def reorder_list(head: ListNode) -> ListNode:
    nodes: list[ListNode] = []
    node = head
    while node is not None:
        nodes.append(node)
        node = node.next
    left, right = 0, len(nodes) - 1
    while left < right:
        nodes[left].next = nodes[right]
        left += 1
        nodes[right].next = nodes[left]
        right -= 1
    nodes[left].next = None
    return head


print(values(reorder_list(linked([1, 2, 3, 4, 5, 6]))))
