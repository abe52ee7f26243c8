def remove_nth_from_end(head: ListNode | None, n: int) -> ListNode | None:
    dummy = ListNode(0, head)
    nodes: list[ListNode] = []
    node: ListNode | None = dummy
    while node is not None:
        nodes.append(node)
        node = node.next
    before = nodes[-n - 1]
    before.next = before.next.next
    return dummy.next


print(values(remove_nth_from_end(linked([1, 2, 3, 4, 5]), 2)))
