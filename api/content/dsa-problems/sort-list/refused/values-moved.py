def sort_list(head: ListNode | None) -> ListNode | None:
    items = sorted(values(head))
    node = head
    for item in items:
        node.val = item
        node = node.next
    return head
