def sort_list(head: ListNode | None) -> ListNode | None:
    dummy = ListNode()
    while head is not None:
        node, head = head, head.next
        before = dummy
        while before.next is not None and before.next.val <= node.val:
            before = before.next
        node.next = before.next
        before.next = node
    return dummy.next


print(values(sort_list(linked([7, 2, 9, 4, 1, 5]))))
