def sort_list(head: ListNode | None) -> ListNode | None:
    nodes: list[ListNode] = []
    while head is not None:
        nodes.append(head)
        head = head.next
    nodes.sort(key=lambda node: node.val)
    dummy = last = ListNode()
    for node in nodes:
        last.next = node
        last = node
    last.next = None
    return dummy.next


print(values(sort_list(linked([7, 2, 9, 4, 1, 5]))))
