def merge_lists(
    first: ListNode | None, second: ListNode | None
) -> ListNode | None:
    placeholder = ListNode()
    placeholder.next = first
    while second is not None:
        node, second = second, second.next
        before = placeholder
        while before.next is not None and before.next.val <= node.val:
            before = before.next
        node.next = before.next
        before.next = node
    return placeholder.next


print(values(merge_lists(linked([1, 4, 6]), linked([2, 4, 9]))))
