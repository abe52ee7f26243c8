def sort_list(head: ListNode | None) -> ListNode | None:
    nodes: list[ListNode] = []
    while head is not None:
        nodes.append(head)
        head = head.next
    nodes.sort(key=lambda node: node.val, reverse=True)
    for node in nodes:
        node.next = head
        head = node
    return head
