def add_lists(first: ListNode, second: ListNode) -> ListNode:
    dummy = last = ListNode()
    carry = 0
    while first is not None or second is not None or carry > 0:
        total = carry
        if first is not None:
            total += first.val
            first = first.next
        if second is not None:
            total += second.val
            second = second.next
        carry, digit = divmod(total, 10)
        last.next = ListNode(digit)
        last = last.next
    return dummy.next


print(values(add_lists(linked([2, 4, 3]), linked([5, 6, 4, 1]))))
