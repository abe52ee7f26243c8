def middle_node(head: ListNode) -> ListNode:
    nodes = []
    node = head
    while node is not None:
        nodes.append(node)
        node = node.next
    return nodes[len(nodes) // 2]


print(values(middle_node(linked([5, 8, 1, 9]))))
