def reverse_list(head: ListNode | None) -> ListNode | None:
    nodes = []
    node = head
    while node is not None:
        nodes.append(node)
        node = node.next
    if not nodes:
        return None
    for index in range(1, len(nodes)):
        nodes[index].next = nodes[index - 1]
    nodes[0].next = None
    return nodes[-1]


print(values(reverse_list(linked([1, 2, 3, 4]))))
