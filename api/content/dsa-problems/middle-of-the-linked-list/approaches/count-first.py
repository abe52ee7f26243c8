def middle_node(head: ListNode) -> ListNode:
    count = 0
    node = head
    while node is not None:
        count += 1
        node = node.next
    for _ in range(count // 2):
        head = head.next
    return head


print(values(middle_node(linked([5, 8, 1, 9]))))
