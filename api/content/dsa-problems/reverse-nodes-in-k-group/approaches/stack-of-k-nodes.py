def reverse_groups(head: ListNode, k: int) -> ListNode:
    dummy = last = ListNode()
    rest = head
    while True:
        stack: list[ListNode] = []
        node = rest
        while node is not None and len(stack) < k:
            stack.append(node)
            node = node.next
        if len(stack) < k:
            last.next = rest
            return dummy.next
        while stack:
            last.next = stack.pop()
            last = last.next
        rest = node


print(values(reverse_groups(linked([1, 2, 3, 4, 5]), 2)))
