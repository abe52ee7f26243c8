def middle_node(head: ListNode) -> ListNode:
    slow = fast = head
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
    return slow


print(values(middle_node(linked([5, 8, 1, 9]))))
