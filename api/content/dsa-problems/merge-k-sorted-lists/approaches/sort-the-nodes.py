def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    nodes: list[ListNode] = []
    for node in lists:
        while node:
            nodes.append(node)
            node = node.next
    nodes.sort(key=lambda node: node.val)
    dummy = last = ListNode()
    for node in nodes:
        last.next = node
        last = node
    last.next = None
    return dummy.next


lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])]
print(values(merge_k_lists(lists)))
