def sort_list(head: ListNode | None) -> ListNode | None:
    if head is None or head.next is None:
        return head
    # slow stops at the last node of the first half.
    slow, fast = head, head.next
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
    second = slow.next
    slow.next = None
    return merge(sort_list(head), sort_list(second))


def merge(first: ListNode | None, second: ListNode | None) -> ListNode | None:
    dummy = last = ListNode()
    while first is not None and second is not None:
        if first.val <= second.val:
            last.next, first = first, first.next
        else:
            last.next, second = second, second.next
        last = last.next
    last.next = second if first is None else first
    return dummy.next


print(values(sort_list(linked([7, 2, 9, 4, 1, 5]))))
