def reorder_list(head: ListNode) -> ListNode:
    slow = fast = head
    while fast.next is not None and fast.next.next is not None:
        slow, fast = slow.next, fast.next.next
    second = reverse(slow.next)
    slow.next = None  # ends the first half

    first = head
    while second is not None:
        after_first, after_second = first.next, second.next
        first.next, second.next = second, after_first
        first, second = after_first, after_second
    return head


def reverse(node: ListNode | None) -> ListNode | None:
    reversed_part = None
    while node is not None:
        after = node.next
        node.next = reversed_part
        reversed_part, node = node, after
    return reversed_part


print(values(reorder_list(linked([1, 2, 3, 4, 5, 6]))))
