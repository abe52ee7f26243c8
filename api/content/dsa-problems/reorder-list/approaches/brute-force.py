def reorder_list(head: ListNode) -> ListNode:
    node = head
    while node.next is not None and node.next.next is not None:
        before_last = node
        while before_last.next.next is not None:
            before_last = before_last.next
        last = before_last.next
        before_last.next = None
        last.next = node.next
        node.next = last
        node = last.next
    return head


print(values(reorder_list(linked([1, 2, 3, 4, 5, 6]))))
