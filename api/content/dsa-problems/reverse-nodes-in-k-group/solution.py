def reverse_groups(head: ListNode, k: int) -> ListNode:
    dummy = before = ListNode(0, head)
    while True:
        last = before
        for _ in range(k):
            last = last.next
            if last is None:
                return dummy.next  # the rest is shorter than a group
        first, rest = before.next, last.next

        reversed_part, node = rest, first
        while node is not rest:
            after = node.next
            node.next = reversed_part
            reversed_part, node = node, after
        before.next = last
        before = first  # now at the end of its group


print(values(reverse_groups(linked([1, 2, 3, 4, 5]), 2)))
