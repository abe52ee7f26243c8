def merge_lists(
    first: ListNode | None, second: ListNode | None
) -> ListNode | None:
    nodes = []
    for node in (first, second):
        while node is not None:
            nodes.append(node)
            node = node.next
    if not nodes:
        return None
    nodes.sort(key=lambda node: node.val)
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    nodes[-1].next = None
    return nodes[0]


print(values(merge_lists(linked([1, 4, 6]), linked([2, 4, 9]))))
